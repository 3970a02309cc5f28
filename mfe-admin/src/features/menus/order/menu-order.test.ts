import { dropped, isSameOrder, mergeOrders, moved, placeOf, rowsOf, type MenuOrder, type Move } from './menu-order.ts';

/** Writes an order as text: `a b(c d)`. */
const textOf = (order: MenuOrder | undefined) =>
  order?.map(({ id, children }) => (children.length > 0 ? `${id}(${children.join(' ')})` : id)).join(' ');
const order: MenuOrder = [
  { id: 'a', children: [] },
  { id: 'b', children: ['c', 'd'] },
  { id: 'e', children: [] },
];
const none = new Set<string>();

describe('order of a menu', () => {
  it('has rows, and places among those of a level', () => {
    expect(rowsOf(order)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(placeOf(order, 'e')).toEqual({ number: 3, count: 3 });
    expect(placeOf(order, 'c')).toEqual({ number: 1, count: 2, parent: 'b' });
  });
  it.each<[string, Move, string | undefined]>([
    ['b', 'up', 'b(c d) a e'],
    ['b', 'down', 'a e b(c d)'],
    ['d', 'up', 'a b(d c) e'],
    ['a', 'up', undefined],
    ['e', 'down', undefined],
    ['d', 'down', undefined],
    ['e', 'indent', 'a b(c d e)'],
    ['a', 'indent', undefined],
    ['b', 'indent', undefined],
    ['c', 'indent', undefined],
    ['c', 'outdent', 'a b(d) c e'],
    ['a', 'outdent', undefined],
  ])('moves %s %s', (id, move, expected) => {
    expect(textOf(moved(order, id, move, none))).toBe(expected);
  });
  it('keeps headings on the first level', () => {
    const headings = new Set(['e']);
    expect(moved(order, 'e', 'indent', headings)).toBeUndefined();
    expect(textOf(dropped(order, 'e', 'c', headings))).toBe('a e b(c d)');
  });
  it.each([
    ['a', 'e', 'b(c d) e a'],
    ['e', 'a', 'e a b(c d)'],
    ['b', 'a', 'b(c d) a e'],
    ['b', 'e', 'a e b(c d)'],
    ['a', 'c', 'b(c a d) e'],
    ['e', 'c', 'a b(e c d)'],
    ['c', 'd', 'a b(d c) e'],
    ['d', 'a', 'd a b(c) e'],
    ['c', 'e', 'a b(d) e c'],
    ['b', 'd', 'a b(c d) e'],
  ])('takes %s dropped on %s', (id, over, expected) => {
    expect(textOf(dropped(order, id, over, none))).toBe(expected);
  });
  it('takes an item with others dropped below another as its neighbour', () => {
    const two: MenuOrder = [...order, { id: 'f', children: ['g'] }];
    expect(textOf(dropped(two, 'b', 'g', none))).toBe('a e f(g) b(c d)');
  });
  it('is merged with a stored one that others changed', () => {
    const mine: MenuOrder = [
      { id: 'e', children: ['a'] },
      { id: 'b', children: ['d', 'c'] },
    ];
    const stored: MenuOrder = [
      { id: 'a', children: [] },
      { id: 'c', children: ['x'] },
      { id: 'e', children: [] },
    ];
    expect(textOf(mergeOrders(mine, stored))).toBe('e(a) c x');
  });
  it('equals another one by its ids', () => {
    expect(
      isSameOrder(
        order,
        order.map(({ id, children }) => ({ children: [...children], id })),
      ),
    ).toBe(true);
    expect(isSameOrder(order, order.toReversed())).toBe(false);
  });
});
