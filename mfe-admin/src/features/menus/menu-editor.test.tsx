import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { MenuEditorScreen } from './menu-editor-screen.tsx';

const entry = (id: string, english: string, french: string, url?: string, over: object = {}) => ({
  id,
  version: 3,
  label: { 'en-CA': english, 'fr-CA': french },
  ...(url ? { url } : {}),
  target: '_self',
  isPublic: true,
  ...over,
});
const primary = {
  id: 'm1',
  version: 7,
  updatedAt: '2026-11-20T12:00:00.000Z',
  key: 'Primary',
  items: [
    { id: 'homes', children: [] },
    { id: 'guides', children: ['money'] },
    { id: 'faqs', children: [] },
  ],
  entries: [
    entry('homes', 'Find a home', 'Trouver un logement', '/homes'),
    entry('guides', 'Guides', 'Conseils', '/guides'),
    entry('money', 'Money', 'Argent', 'https://money.example', { target: '_blank' }),
    entry('faqs', 'FAQs', 'FAQ', '/faqs', { isPublic: false }),
  ],
};
const footer = { ...primary, id: 'm2', key: 'Footer', items: [], entries: [] };
const all = ['viewMenuEditor', 'createMenuItems', 'modifyMenuItems'] as const;
const saved = (body: object): readonly [number, object] => [200, { ...primary, ...body, version: 8 }];
const open = (
  over: Partial<Parameters<typeof openAsStaff>[0]> = {},
  responses: Readonly<Record<string, FakeResponse>> = {},
) =>
  openAsStaff({
    screen: <MenuEditorScreen />,
    at: '/admin/menu-editor',
    permissions: all,
    responses: {
      'GET /admin/menus': [200, { records: [primary, footer], pagination: {} }],
      'GET /admin/menus/m1/history': [200, { changes: [] }],
      'GET /admin/menus/m2/history': [200, { changes: [] }],
      'PATCH /admin/menus/m1': saved,
      ...responses,
    },
    ...over,
  });
const rows = () =>
  within(screen.getByRole('list', { name: 'Primary' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const announcement = (store: ReturnType<typeof open>['store']) => store.getState().layout.announcement.text;

beforeEach(() => {
  localStorage.clear();
});

describe('the menu editor', () => {
  it('moves an item by buttons, announces its place and keeps the focus', async () => {
    const { store } = open();
    await screen.findByRole('link', { name: 'Guides' });
    press('Move down: Find a home');
    expect(rows()).toEqual(['Guides', 'Money', 'Find a home', 'FAQs']);
    expect(announcement(store)).toBe('Find a home moved to position 2 of 3');
    expect(document.activeElement).toBe(button('Move down: Find a home'));
    press('Indent: Find a home');
    expect(announcement(store)).toBe('Find a home moved below Guides, to position 2 of 2');
    expect(button('Indent: Find a home').disabled).toBe(true);
    expect(screen.getByText('below Guides', { exact: false, selector: 'p:has(a[href*=homes]) span' })).toBeTruthy();
  });
  it('saves the whole order under the version of the menu', async () => {
    const { changes } = open();
    await screen.findByRole('link', { name: 'Guides' });
    press('Outdent: Money');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    press('Save order');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({
      version: 7,
      items: ['homes', 'guides', 'money', 'faqs'].map((id) => ({ id, children: [] })),
    });
  });
  it('offers both orders after a change of someone else', async () => {
    let stored = primary;
    const { changes } = open(
      {},
      {
        'GET /admin/menus': () => [200, { records: [stored], pagination: {} }],
        'PATCH /admin/menus/m1': (body) =>
          body['version'] === stored.version
            ? saved(body)
            : [409, { message: 'Someone else changed this.', code: 'version-conflict', current: stored }],
      },
    );
    await screen.findByRole('link', { name: 'Guides' });
    press('Move up: FAQs');
    stored = {
      ...primary,
      version: 9,
      items: [...primary.items, { id: 'new', children: [] }],
      entries: [...primary.entries, entry('new', 'Newest', 'Nouveau', '/new')],
    };
    press('Save order');
    expect(await screen.findByText('Someone else changed this menu')).toBeTruthy();
    await screen.findByRole('button', { name: 'Save my order' });
    await act(async () => {
      press('Save my order');
      await Promise.resolve();
    });
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]?.body).toMatchObject({
      version: 9,
      items: [{ id: 'homes' }, { id: 'faqs' }, { id: 'guides', children: ['money'] }, { id: 'new' }],
    });
  });
  it('says that the items below a deleted one move up', async () => {
    const { changes } = open({}, { 'POST /admin/menu-items/bulk': [200, { results: [{ id: 'guides' }] }] });
    await screen.findByRole('link', { name: 'Guides' });
    press('Delete: Guides');
    expect(screen.getByRole('dialog', { name: 'Delete “Guides”?' }).textContent).toContain(
      'The item below it moves up to its place.',
    );
    press('Delete item');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({ action: 'remove', records: [{ id: 'guides', version: 3 }] });
  });
  it('asks to save a new order before an item is deleted', async () => {
    open();
    await screen.findByRole('link', { name: 'Guides' });
    press('Move up: FAQs');
    press('Delete: FAQs');
    expect(screen.getByText(/^Save or discard the new order first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete item' })).toBeNull();
  });
  it('previews the menu in both languages, without items that visitors do not see', async () => {
    open();
    await screen.findByRole('link', { name: 'Guides' });
    const [english, french] = ['en-CA', 'fr-CA'].map((lang) => document.querySelector(`ul[lang=${lang}]`)?.textContent);
    expect(english).toBe('Find a homeGuidesGuidesMoney');
    expect(french).toBe('Trouver un logementConseilsConseilsArgent');
    expect(screen.getByText('Page not published')).toBeTruthy();
  });
  it('shows an empty menu with the way to its first item', async () => {
    open({ at: '/admin/menu-editor?tab=Footer' });
    expect(await screen.findByText('This menu is empty')).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Add item' }))
      expect(link.getAttribute('href')).toBe('/admin/menu-items/create?menu=m2');
  });
  it('has buttons instead of handles on a phone', async () => {
    open({ width: 390 });
    await screen.findByRole('link', { name: 'Guides' });
    expect(screen.queryByRole('button', { name: /^Drag to move/ })).toBeNull();
    expect(button('Move up: Guides')).toBeTruthy();
  });
  it('only shows the menus to users who may not modify them', async () => {
    open({ permissions: ['viewMenuEditor'] });
    expect(await screen.findByText('/guides')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add item' })).toBeNull();
  });
  it('shows the reason when the menus cannot be loaded', async () => {
    open({}, { 'GET /admin/menus': [503, { message: 'Content does not respond.', code: 'unavailable' }] });
    expect(await screen.findByText('Content does not respond.')).toBeTruthy();
  });
});
