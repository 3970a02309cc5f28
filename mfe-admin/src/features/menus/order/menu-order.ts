import type { MenuBranch } from '@porchlight/contracts/content';

/** Order of the items of a menu: ids on two levels. */
export type MenuOrder = readonly MenuBranch[];
/** Place of an item among those of its level. */
export interface Place {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Item of the first level that it is below. */
  readonly parent?: string;
}
/** Ways to move an item by a button. */
export const moves = ['up', 'down', 'indent', 'outdent'] as const;
export type Move = (typeof moves)[number];

/** Returns an item and those below it as rows, in the order of the menu. */
export const rowsOf = (order: MenuOrder): string[] => order.flatMap(({ id, children }) => [id, ...children]);

export function placeOf(order: MenuOrder, id: string): Place {
  const at = order.findIndex((branch) => branch.id === id);
  if (at >= 0) return { number: at + 1, count: order.length };
  const { id: parent = '', children = [] } = order.find((branch) => branch.children.includes(id)) ?? {};
  return { number: children.indexOf(id) + 1, count: children.length, parent };
}

/** Returns the order with an item before a position of the first level, or of the level below `parent`. */
function insertAt(order: MenuOrder, branch: MenuBranch, { number, parent }: Omit<Place, 'count'>): MenuOrder {
  if (parent === undefined) return order.toSpliced(number - 1, 0, branch);
  return order.map((one) =>
    one.id === parent ? { ...one, children: one.children.toSpliced(number - 1, 0, branch.id) } : one,
  );
}
const branchOf = (order: MenuOrder, id: string): MenuBranch =>
  order.find((branch) => branch.id === id) ?? { id, children: [] };
/** Returns the order without an item and those below it. */
const without = (order: MenuOrder, id: string): MenuOrder =>
  order
    .filter((branch) => branch.id !== id)
    .map((branch) => ({ ...branch, children: branch.children.filter((child) => child !== id) }));
const moveTo = (order: MenuOrder, id: string, place: Omit<Place, 'count'>): MenuOrder =>
  insertAt(without(order, id), branchOf(order, id), place);

/** Returns whether an item may be below another: it has no items of its own, and is no heading. */
const mayBeBelow = (order: MenuOrder, id: string, headings: ReadonlySet<string>) =>
  branchOf(order, id).children.length === 0 && !headings.has(id);

/** Returns the order with an item of the first level as the last one below its neighbour. */
function indented(order: MenuOrder, id: string, headings: ReadonlySet<string>): MenuOrder | undefined {
  const above = order[order.findIndex((branch) => branch.id === id) - 1];
  return above && mayBeBelow(order, id, headings)
    ? moveTo(order, id, { parent: above.id, number: above.children.length + 1 })
    : undefined;
}

/** Returns the order after a move, or undefined where the item cannot move so. */
export function moved(order: MenuOrder, id: string, move: Move, headings: ReadonlySet<string>): MenuOrder | undefined {
  const place = placeOf(order, id);
  const { number, count, parent } = place;
  switch (move) {
    case 'up':
      return number > 1 ? moveTo(order, id, { ...place, number: number - 1 }) : undefined;
    case 'down':
      return number < count ? moveTo(order, id, { ...place, number: number + 1 }) : undefined;
    case 'indent':
      return indented(order, id, headings);
    case 'outdent':
      return parent === undefined ? undefined : moveTo(order, id, { number: placeOf(order, parent).number + 1 });
  }
}

/**
 * Returns the order after an item is dropped on the row of another one: it takes the place of that row, on its level. An
 * item that cannot be below another takes the place of the row above that.
 */
export function dropped(order: MenuOrder, id: string, over: string, headings: ReadonlySet<string>): MenuOrder {
  const { parent } = placeOf(order, over);
  if (id === over || parent === id) return order;
  const target = parent !== undefined && !mayBeBelow(order, id, headings) ? parent : over;
  const rows = rowsOf(order);
  const isAfter = rows.indexOf(id) < rows.indexOf(target) ? 1 : 0;
  const rest = without(order, id);
  const place = placeOf(rest, target);
  return insertAt(rest, branchOf(order, id), { ...place, number: place.number + isAfter });
}

/** Returns an order with exactly the items of the stored one: those that are gone are left out, new ones come last. */
export function mergeOrders(mine: MenuOrder, stored: MenuOrder): MenuOrder {
  const [before, now] = [new Set(rowsOf(mine)), new Set(rowsOf(stored))];
  const known = mine.flatMap(({ id, children }) => {
    const remaining = children.filter((child) => now.has(child));
    return now.has(id)
      ? [{ id, children: remaining }]
      : remaining.map((child): MenuBranch => ({ id: child, children: [] }));
  });
  const added = rowsOf(stored).filter((id) => !before.has(id));
  return [...known, ...added.map((id): MenuBranch => ({ id, children: [] }))];
}

export const isSameOrder = (one: MenuOrder, other: MenuOrder): boolean => {
  const plain = (order: MenuOrder) => JSON.stringify(order.map(({ id, children }) => [id, children]));
  return plain(one) === plain(other);
};
