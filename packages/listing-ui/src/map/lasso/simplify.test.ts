import { maxCorners, simplify } from './simplify.ts';

describe('simplify', () => {
  it('keeps a square’s corners and nothing between them', () => {
    const side = (x: (at: number) => number, y: (at: number) => number) =>
      Array.from({ length: 50 }, (_, at) => ({ x: x(at), y: y(at) }));
    const square = [
      ...side(
        (at) => 2 * at,
        () => 0,
      ),
      ...side(
        () => 100,
        (at) => 2 * at,
      ),
      ...side(
        (at) => 100 - 2 * at,
        () => 100,
      ),
    ];
    expect(simplify(square)).toEqual(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
        { x: 2, y: 100 },
      ].map(
        (corner) =>
          expect.objectContaining({ x: expect.closeTo(corner.x, -1), y: expect.closeTo(corner.y, -1) }) as object,
      ),
    );
  });
  it('never has more than 60 corners, however long and wild the drawing', () => {
    const wild = Array.from({ length: 10_000 }, (_, at) => ({ x: ((at % 997) * 7) % 800, y: (at * 31) % 613 }));
    const retained = simplify(wild);
    expect(retained.length).toBeLessThanOrEqual(maxCorners);
    expect([retained[0], retained.at(-1)]).toEqual([wild[0], wild.at(-1)]);
  });
  it('keeps a circle round', () => {
    const circle = Array.from({ length: 400 }, (_, at) => ({
      x: 300 + 200 * Math.cos((at / 400) * 2 * Math.PI),
      y: 300 + 200 * Math.sin((at / 400) * 2 * Math.PI),
    }));
    const retained = simplify(circle);
    expect(retained.length).toBeGreaterThan(15);
    expect(retained.every(({ x, y }) => Math.abs(Math.hypot(x - 300, y - 300) - 200) < 0.001)).toBe(true);
  });
  it('leaves a click alone', () => expect(simplify([{ x: 1, y: 1 }])).toEqual([{ x: 1, y: 1 }]));
});
