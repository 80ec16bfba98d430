/**
 * Shapes of what the API gives, for the type checker. The API's own description is `api/v1/openapi.json`.
 *
 * @typedef {{value: string, told?: string, begin?: string}} Choice
 * @typedef {{name: string, path: string[], kind: "integer"|"number"|"flag"|"text", many: boolean, told: string,
 *   required: boolean, default: any, choices: Choice[], suggestions?: Choice[], pieces?: Piece[]}} Field
 * @typedef {{group: string, value: string, told?: string}} Piece
 * @typedef {{system: string, verb: string, told: string, fields: Field[], search?: boolean}} Form
 * @typedef {{columns: string[], numbers: boolean[], rows: string[][]}} Table
 * @typedef {{command: string, link: string, evidence: [string, string], svg?: string, table?: Table,
 *   lines?: string[], draws?: Table}} Shown
 * @typedef {{edition: string, evidence: string, sentence: {id: string, text: string}, facts: any,
 *   notes?: {id: string, text: string}[], draws?: any[], found: boolean}} Answer
 * @typedef {{query: any, answer: Answer, shown: Shown}} Reply
 * @typedef {{error: string, place?: {line: number, column: number, excerpt: string}, status?: number,
 *   retry?: number}} Problem
 * @typedef {{id: string, told: string, link: string, cells?: (string|number)[]}} Hit
 * @typedef {{hits: Hit[], done: number, of: number, ended: boolean, wrong?: Problem}} Found
 * @typedef {{name: string, kind: string, doc: string, unit: string, allowed: string, words?: string[], stage: number, list?: string}} Column
 * @typedef {{text: string, stage: number, stage_name: string, keeps: number, counted: boolean}} Chip
 * @typedef {{items: number, edition: string, chips: Chip[], hits: number, between: [number, number], seconds: number,
 *   sentence: string, command: string, columns: string[], drop: [string, number][]}} Outlook
 * @typedef {(id: string, values?: Record<string, string|number>) => string} Say
 * @typedef {{system: string, verb: string, values: URLSearchParams}} Route
 * @typedef {{told: string, node: SVGGElement, x: number, y: number,  number: number|null,
 *   name: string|null, floor: string|null}} Fact
 */
export {};
