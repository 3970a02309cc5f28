import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { MenuItemFormScreen } from './menu-item-form-screen.tsx';

const menu = '11111111-1111-4111-8111-111111111111';
const page = {
  id: '22222222-2222-4222-8222-222222222222',
  title: { 'en-CA': 'About us' },
  url: '/about',
  isPublic: false,
};
const item = {
  id: 'i1',
  version: 4,
  updatedAt: '2026-11-20T12:00:00.000Z',
  menu,
  menuName: 'Primary',
  label: { 'en-CA': 'Guides' },
  link: 'address',
  url: '/guides',
  target: '_self',
};
const open = (at: string, responses: Readonly<Record<string, FakeResponse>> = {}) =>
  openAsStaff({
    screen: <MenuItemFormScreen />,
    at,
    path: at.includes('create') ? '/admin/menu-items/create' : '/admin/menu-items/:id/edit',
    permissions: ['viewMenuEditor', 'createMenuItems', 'modifyMenuItems'],
    responses: {
      'GET /admin/menus': [
        200,
        { records: [{ id: menu, key: 'Primary', items: [{ id: 'i1', children: ['i2', 'i3'] }], entries: [] }] },
      ],
      'GET /admin/permission-choices': [
        200,
        { permissions: [{ id: 'made-viewPartnerPages', label: { 'en-CA': 'Partner pages' } }] },
      ],
      'GET /admin/menu-pages': [200, { pages: [page] }],
      'GET /admin/menu-items/i1': [200, item],
      'GET /admin/menu-items/i1/history': [200, { changes: [] }],
      'POST /admin/menu-items': (body) => [201, { ...item, ...body, id: 'i4', version: 1 }],
      'PATCH /admin/menu-items/i1': (body) => [200, { ...item, ...body, version: 5 }],
      ...responses,
    },
  });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('the form of a menu item', () => {
  it('creates an item of the menu of the address that leads to a page', async () => {
    const { changes } = open(`/admin/menu-items/create?menu=${menu}`);
    await screen.findByRole('option', { name: 'Primary' });
    fill('English', 'About');
    fireEvent.change(screen.getByRole('combobox', { name: 'Page' }), { target: { value: 'abo' } });
    fireEvent.click(await screen.findByRole('option', { name: /About us/ }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' }).value).toBe('About us');
    press('Create');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({
      menu,
      label: { 'en-CA': 'About' },
      link: 'page',
      page: page.id,
      url: null,
      target: '_self',
      permission: null,
    });
  });
  it('guards an item with a permission that an owner made', async () => {
    const { changes } = open('/admin/menu-items/i1/edit');
    await screen.findByRole('option', { name: 'Partner pages' });
    fill('Who sees it', 'made-viewPartnerPages');
    press('Save');
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ permission: 'made-viewPartnerPages' }));
  });
  it('refuses a script as an address, and says what is allowed', async () => {
    const { changes } = open('/admin/menu-items/i1/edit');
    const address = await screen.findByLabelText('Address');
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    press('Save');
    expect(await screen.findByText(/^Enter a path of this site .* https, mailto or tel\.$/)).toBeTruthy();
    expect(changes).toEqual([]);
  });
  it('makes a heading of an item, without an address', async () => {
    const { changes } = open('/admin/menu-items/i1/edit');
    await screen.findByLabelText('Address');
    fill('Link', 'none');
    expect(screen.queryByLabelText('Address')).toBeNull();
    expect(screen.queryByLabelText('Opens in')).toBeNull();
    press('Save');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 4, link: 'none' });
  });
  it('shows the server’s message at the page', async () => {
    const message = 'Choose a page from the list.';
    open('/admin/menu-items/i1/edit', {
      'PATCH /admin/menu-items/i1': [422, { code: 'page-not-found', message, errors: { page: [message] } }],
    });
    await screen.findByLabelText('Address');
    fill('Link', 'page');
    press('Save');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });
  it('says before a deletion that the items below move up', async () => {
    open('/admin/menu-items/i1/edit');
    await screen.findByLabelText('Address');
    press('Delete item');
    expect((await screen.findByRole('dialog')).textContent).toContain('The 2 items below it move up to its place.');
  });
});
