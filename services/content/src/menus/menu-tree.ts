import type { MenuBranch } from '@porchlight/contracts/content';

/** Order of the items of a menu: ids on two levels. */
export type MenuTree = readonly MenuBranch[];

export const idsOf = (tree: MenuTree): string[] => tree.flatMap(({ id, children }) => [id, ...children]);

/** Returns whether an item is below another one. */
export const isBelowAnother = (tree: MenuTree, id: string): boolean =>
  tree.some(({ children }) => children.includes(id));

/** Appends an item to a menu. */
export const withItem = (tree: MenuTree, id: string): MenuTree => [...tree, { id, children: [] }];

/** Removes an item from a menu; the items below it take its place. */
export const withoutItem = (tree: MenuTree, id: string): MenuTree =>
  tree.flatMap((branch) =>
    branch.id === id
      ? branch.children.map((child) => ({ id: child, children: [] }))
      : [{ ...branch, children: branch.children.filter((child) => child !== id) }],
  );
