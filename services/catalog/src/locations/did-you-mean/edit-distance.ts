// Three rows of the matrix suffice: a transposition refers to two rows above.
let [before, last, next] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Returns the edit distance of two words (insertions, deletions, substitutions, transpositions of neighbours), or `max
 * + 1` as soon as it exceeds `max`.
 * Computes only the cells within `max` of the diagonal. Words over 63 letters always exceed the maximum.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || a.length > 63 || b.length > 63) return max + 1;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row, max) > max) return max + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[b.length]!, max + 1);
}

function fillRow(a: string, b: string, row: number, max: number): number {
  const from = Math.max(1, row - max);
  const to = Math.min(b.length, row + max);
  let least = from === 1 ? row : max + 1;
  next[from - 1] = least;
  for (let column = from; column <= to; column += 1) {
    next[column] = cell(a, b, row, column, column === row + max ? max + 1 : last[column]!);
    if (next[column]! < least) least = next[column]!;
  }
  return least;
}

function cell(a: string, b: string, row: number, column: number, above: number): number {
  const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
  const cost = Math.min(last[column - 1]! + (isSame ? 0 : 1), above + 1, next[column - 1]! + 1);
  const isSwap =
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
  return isSwap ? Math.min(cost, before[column - 2]! + 1) : cost;
}
