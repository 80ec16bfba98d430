//! Sets of cells of the padded grid as bits.

/// One bit for each cell of the padded grid, four rows in a word.
pub(super) type Board = [u64; 4];

/// The 13×13 cells.
pub(super) const INSIDE: Board = {
    const ROW: u64 = 0b0011_1111_1111_1110;
    let rows = ROW | ROW << 16 | ROW << 32 | ROW << 48;
    [rows & !0xFFFF, rows, rows, rows & 0xFFFF_FFFF]
};

#[inline(always)]
pub(super) fn mark(board: &mut Board, cell: u8) {
    board[usize::from(cell >> 6)] |= 1 << (cell & 63);
}

/// The bits from a cell on; 16 a row.
#[inline(always)]
pub(super) fn from(board: &Board, cell: u8) -> u64 {
    let (word, bit) = (usize::from(cell >> 6), cell & 63);
    board[word] >> bit | board[(word + 1) % 4] << 1 << (63 - bit)
}

/// Marks cells given as bits from a cell on.
#[inline(always)]
pub(super) fn mark_from(board: &mut Board, cell: u8, bits: u64) {
    let (word, bit) = (usize::from(cell >> 6), cell & 63);
    board[word] |= bits << bit;
    board[(word + 1) % 4] |= bits >> 1 >> (63 - bit);
}

/// Clears cells given as bits from a cell on.
pub(super) fn clear_from(board: &mut Board, cell: u8, bits: u64) {
    let (word, bit) = (usize::from(cell >> 6), cell & 63);
    board[word] &= !(bits << bit);
    board[(word + 1) % 4] &= !(bits >> 1 >> (63 - bit));
}

/// Four rows from the one above a cell inside, beginning at its upper left neighbour; 16 bits a row.
#[inline(always)]
pub(super) fn window(board: &Board, cell: u8) -> u64 {
    from(board, cell.wrapping_sub(17))
}

/// The four cells beside the middle of a window.
pub(super) const BESIDE: u64 = 1 << 1 | 1 << 16 | 1 << 18 | 1 << 33;

/// Whether two bits or more are set.
#[inline(always)]
pub(super) const fn two_of(bits: u64) -> bool {
    bits & bits.wrapping_sub(1) != 0
}

/// Whether two or more of the four cells beside the middle of a window are set.
#[inline(always)]
pub(super) const fn two_beside(window: u64) -> bool {
    two_of(window & BESIDE)
}

/// The board moved by one row down, and by one row up.
pub(super) const fn shifted([a, b, c, d]: Board) -> (Board, Board) {
    let down = [a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48];
    let up = [a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16];
    (down, up)
}
