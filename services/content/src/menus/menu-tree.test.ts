import { isBelowAnother, withItem, withoutItem, type MenuTree } from './menu-tree.ts';

const tree: MenuTree = [
  { id: 'homes', children: [] },
  { id: 'guides', children: ['money', 'rights'] },
  { id: 'faqs', children: [] },
];

describe('order of a menu', () => {
  it('has a new item last', () => {
    expect(withItem(tree, 'about').at(-1)).toEqual({ id: 'about', children: [] });
  });
  it('moves the items below a removed one up, to its place', () => {
    expect(withoutItem(tree, 'guides').map(({ id }) => id)).toEqual(['homes', 'money', 'rights', 'faqs']);
  });
  it('loses an item of the second level alone', () => {
    expect(withoutItem(tree, 'money')).toEqual([tree[0], { id: 'guides', children: ['rights'] }, tree[2]]);
  });
  it('knows which items are below another', () => {
    expect(['guides', 'rights'].map((id) => isBelowAnother(tree, id))).toEqual([false, true]);
  });
});
