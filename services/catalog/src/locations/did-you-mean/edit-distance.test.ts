import { editDistance } from './edit-distance.ts';

// Reference implementation: fills the entire matrix.
function plainly(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwap ? table[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  }
  return table[a.length]![b.length]!;
}

describe('the edit distance', () => {
  it.each([
    ['calgary', 'calgary', 0],
    ['calgry', 'calgary', 1],
    ['calagry', 'calgary', 1],
    ['kalgery', 'calgary', 2],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (a, b, edits) => expect(editDistance(a, b, 3)).toBe(edits));
  it('equals that of the full dynamic-programming table, up to the limit', () => {
    let state = 7;
    const next = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    const word = () => Array.from({ length: next(9) }, () => 'abc'[next(3)]).join('');
    for (let round = 0; round < 20_000; round += 1) {
      const [a, b, most] = [word(), word(), next(4)] as const;
      expect(`${a} ${b} ${editDistance(a, b, most)}`).toBe(`${a} ${b} ${Math.min(plainly(a, b), most + 1)}`);
    }
  });
  it('rejects words that are too long to be names', () =>
    expect(editDistance('a'.repeat(100), 'a'.repeat(100), 3)).toBe(4));
});
