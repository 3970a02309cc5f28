// Three rows of the table are enough: a swap looks back two.
let [before, last, next] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other; `most + 1`
 * as soon as it is more than `most`. Only cells within `most` of the diagonal are looked at. Words of at most 63 letters.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 63 || b.length > 63) return most + 1;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row, most) > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[b.length]!, most + 1);
}

function fillRow(a: string, b: string, row: number, most: number): number {
  const from = Math.max(1, row - most);
  const to = Math.min(b.length, row + most);
  let least = from === 1 ? row : most + 1;
  next[from - 1] = least;
  for (let column = from; column <= to; column += 1) {
    next[column] = cell(a, b, row, column, column === row + most ? most + 1 : last[column]!);
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
