// rot-js 2.2.1 Scheduler.Speed on the work of crates/antre-duel/examples/duel_rates.rs, in the same lines.
import Speed from "rot-js/lib/scheduler/speed.js";

const ROUNDS = 5;

function measure(name, work) {
  let best = Infinity;
  let told;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    told = work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1e6);
  }
  console.log([name, told.sum, told.count, Math.round(told.count / best)].join("\t"));
}

function run(speeds, count, scale) {
  const scheduler = new Speed();
  speeds.forEach((speed, index) => scheduler.add({ index, getSpeed: () => speed }, true));
  let sum = 0;
  for (let turn = 0; turn < count; turn++) {
    const { index } = scheduler.next();
    sum = (sum + (Math.round(scheduler.getTime() * scale) & 0xffff) * (index + 1)) % 2 ** 32;
  }
  return { sum, count };
}

const exact = (n) => Array.from({ length: n }, (_, i) => 1 << i % 5);
const plain = (n) => Array.from({ length: n }, (_, i) => 5 + ((i * 7) % 16));

for (const [n, most] of [[4, 400000], [1000, 100000]]) {
  const cycle = exact(n).reduce((sum, speed) => sum + speed, 0);
  const count = Math.floor(most / cycle) * cycle;
  measure(`exact n=${n}`, () => run(exact(n), count, 128));
}
// Other speeds give other turns here (no whole ticks, no energy kept): for the rate alone.
for (const [n, count] of [[4, 400000], [1000, 100000]]) {
  measure(`queue n=${n}`, () => run(plain(n), count, 100));
}
