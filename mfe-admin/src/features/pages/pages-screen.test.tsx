import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PermissionName } from '@porchlight/contracts';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { PagesScreen } from './pages-screen.tsx';
import { aPage, type, ways } from './testing/a-page.ts';

const all: readonly PermissionName[] = ['viewPages', 'createPages', 'modifyPages', 'viewPageTypes', 'viewMenuEditor'];
const edit = '/admin/pages/p1/edit';
const open = (
  at: string,
  {
    stored = aPage(),
    permissions = all,
    over = {},
  }: {
    readonly stored?: object;
    readonly permissions?: readonly PermissionName[];
    readonly over?: Readonly<Record<string, FakeResponse>>;
  } = {},
) =>
  openAsStaff({
    screen: <PagesScreen />,
    at,
    path: at.includes('p1') ? '/admin/pages/:id/*' : '*',
    permissions,
    responses: {
      'GET /admin/pages': [
        200,
        { records: [stored], pagination: { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 } },
      ],
      'GET /admin/pages/p1': [200, stored],
      'GET /admin/pages/p1/history': [200, { changes: [] }],
      'GET /admin/page-types': [200, { records: [type], pagination: {} }],
      'GET /admin/permission-choices': [200, { permissions: [] }],
      'GET /admin/page-blocks': [
        200,
        { blocks: [ways, { ...ways, key: 'page.about.write', kind: 'form', isPublic: false }] },
      ],
      'PATCH /admin/pages/p1': (body) => [200, { ...stored, ...body, version: 5 }],
      ...over,
    },
  });
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the screens of pages', () => {
  it('list pages with their address, type and state', async () => {
    open('/admin/pages');
    const table = within(await screen.findByRole('table', { name: 'Pages' }));
    expect(table.getByRole('link', { name: 'Bikes' }).getAttribute('href')).toBe('/admin/pages/p1');
    expect(table.getByText('Landing page')).toBeTruthy();
    expect(table.getByText('Published')).toBeTruthy();
  });
  it('move, remove and add blocks by buttons', async () => {
    const { store, changes } = open(edit, { stored: aPage({ blocks: ['page.about.ways', 'page.gone'] }) });
    await press('Move down: Three ways (Steps)');
    expect(store.getState().layout.announcement.text).toBe('Three ways (Steps) moved to position 2 of 2');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Three ways (Steps)' }));
    expect(screen.getByRole('button', { name: 'Move down: Three ways (Steps)' })).toHaveProperty('disabled', true);
    await press('Remove from the page: page.gone');
    fireEvent.change(screen.getByLabelText('Add a block'), { target: { value: 'page.about.write' } });
    expect(await screen.findByText('Not public')).toBeTruthy();
    await press('Publish changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      call: 'PATCH /admin/pages/p1',
      body: { version: 4, state: 'published', blocks: ['page.about.ways', 'page.about.write'] },
    });
  });
  it('send no title for search engines when it is empty, and require a description', async () => {
    const { changes } = open(edit);
    const description = await screen.findByRole('group', { name: /^Description in search engines/ });
    fireEvent.change(within(description).getByLabelText('English'), { target: { value: '' } });
    await press('Publish changes');
    expect(changes).toHaveLength(0);
    fireEvent.change(within(description).getByLabelText('English'), { target: { value: 'Ride' } });
    await press('Publish changes');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ searchTitle: null, searchDescription: { 'en-CA': 'Ride' } });
  });
  it('guard a page with a permission that an owner made', async () => {
    const choice = { id: 'made-viewPartnerPages', label: { 'en-CA': 'Partner pages' } };
    const { changes } = open(edit, { over: { 'GET /admin/permission-choices': [200, { permissions: [choice] }] } });
    await screen.findByRole('option', { name: 'Partner pages' });
    expect(screen.getByRole('option', { name: 'All visitors' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Who sees it'), { target: { value: choice.id } });
    await press('Publish changes');
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ permission: choice.id }));
  });
  it.each([
    [undefined, 'All visitors'],
    ['made-viewPartnerPages', 'Users with “Partner pages”'],
  ])('say who sees a page: with the permission %s', async (permission, text) => {
    const choice = { id: 'made-viewPartnerPages', label: { 'en-CA': 'Partner pages' } };
    open('/admin/pages/p1', {
      stored: { ...aPage(), permission },
      over: { 'GET /admin/permission-choices': [200, { permissions: [choice] }] },
    });
    expect(await screen.findByText(text)).toBeTruthy();
  });
  it('stay guarded when an earlier version is restored', async () => {
    const permission = 'made-viewPartnerPages';
    const after = { ...aPage(), slug: 'old', permission: null };
    const change = { at: '2026-11-20T12:00:00.000Z', kind: 'modified', before: null, after };
    const { changes } = open(edit, {
      stored: aPage({ permission }),
      over: {
        'GET /admin/pages/p1/history': [200, { changes: [change] }],
        'GET /admin/permission-choices': [
          200,
          { permissions: [{ id: permission, label: { 'en-CA': 'Partner pages' } }] },
        ],
      },
    });
    await press('Compare and restore');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
    await press('Publish changes');
    await waitFor(() => expect(changes.at(-1)?.body).toMatchObject({ slug: 'old', permission }));
  });
  it('name the menus that lead to a page, and say why it can’t be unpublished', async () => {
    const message = 'Menus lead to this page: Footer › Cycling. Remove it from the menu first.';
    open(edit, {
      stored: aPage({ menuItems: [{ menu: 'Footer', label: { 'en-CA': 'Cycling' } }] }),
      over: { 'PATCH /admin/pages/p1': [409, { code: 'page-in-menu', message }] },
    });
    expect(await screen.findByText('Footer › Cycling')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Menu editor' }).getAttribute('href')).toBe('/admin/menu-editor');
    await press('Unpublish');
    expect(await screen.findByText(message)).toBeTruthy();
  });
  it('say that the code of the site links to a page', async () => {
    open(edit, { stored: aPage({ slug: 'privacy-policy' }) });
    expect(await screen.findByText(/^Screens of the site link to this page/)).toBeTruthy();
  });
  it('save what is typed as a draft with its blocks, and open its preview on the site', async () => {
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { changes } = open(edit, {
      over: {
        'PATCH /admin/pages/p1/draft': (body) => [
          200,
          { version: 5, state: 'changed', updatedAt: '2026-11-21T12:04:00.000Z', draft: body['fields'] },
        ],
        'POST /admin/pages/p1/preview': [201, { token: 'signed.token', expiresAt: '2026-11-21T12:15:00.000Z' }],
      },
    });
    await screen.findByRole('option', { name: 'Three ways (Steps)' });
    fireEvent.change(screen.getByLabelText('Add a block'), { target: { value: ways.key } });
    await press('Preview');
    await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([['/preview/pages/signed.token']]));
    expect(changes).toMatchObject([
      { call: 'PATCH /admin/pages/p1/draft', body: { version: 4, fields: { blocks: [ways.key] } } },
      { call: 'POST /admin/pages/p1/preview' },
    ]);
  });
  it('show a page as it is saved, with its publication', async () => {
    open('/admin/pages/p1', { stored: aPage({ state: 'scheduled', publishedAt: '2027-01-15T12:00:00.000Z' }) });
    expect(await screen.findByText(/^Scheduled for .*Jan 15/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(edit);
    expect(screen.queryByRole('link', { name: 'View on the site' })).toBeNull();
  });
  it('say that the blocks could not be loaded', async () => {
    open(edit, { over: { 'GET /admin/page-blocks': [500, { message: 'Broken.' }] } });
    expect(await screen.findByText('We couldn’t load the blocks.')).toBeTruthy();
  });
});
