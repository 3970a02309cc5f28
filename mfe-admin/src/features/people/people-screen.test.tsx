import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { PeopleScreen } from './people-screen.tsx';

const page = (records: readonly object[]): FakeResponse => [
  200,
  { records, pagination: { currentPage: 1, showing: { start: 1, end: records.length }, total: records.length } },
];
const at = '2026-11-20T12:00:00.000Z';
const noor = {
  id: 'u1',
  version: 3,
  updatedAt: at,
  createdAt: at,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  language: 'en-CA',
  roles: ['guide-editor', 'support'],
  roleNames: ['Guide editor', 'Support'],
  isDisabled: false,
  userState: 'invited',
};
const editor = {
  id: 'guide-editor',
  version: 2,
  updatedAt: at,
  name: 'Guide editor',
  purpose: 'Writes guides',
  permissions: ['viewBlogs'],
  isBuiltIn: false,
  userCount: 1,
};
const made = {
  id: 'made-viewPartnerPages',
  version: 1,
  updatedAt: at,
  name: 'viewPartnerPages',
  action: 'view',
  area: 'PartnerPages',
  label: { 'en-CA': 'Partner pages', 'fr-CA': 'Pages des partenaires' },
  description: '',
  roles: ['site-owner'],
  roleNames: ['Site Owner'],
};
const guarded: object[] = [];
afterEach(() => {
  guarded.length = 0;
});
const owners = [
  ...(['viewUsers', 'viewRoles', 'modifyRoles'] as const),
  ...(['viewPermissions', 'createPermissions', 'modifyPermissions'] as const),
];
const support = { ...editor, id: 'support', name: 'Support', isBuiltIn: true, userCount: 1_001 };
const everything: readonly PermissionName[] = [
  'viewUsers',
  'createUsers',
  'modifyUsers',
  'viewRoles',
  'createRoles',
  'modifyRoles',
];

beforeEach(() => {
  localStorage.clear();
});

function open(address: string, path = '*', permissions: readonly PermissionName[] = everything) {
  return openAsStaff({
    screen: <PeopleScreen />,
    at: address,
    path,
    permissions,
    responses: {
      'GET /admin/users': page([noor]),
      'GET /admin/users/u1': [200, noor],
      'GET /admin/users/u1/history': [200, { changes: [] }],
      'GET /admin/users/u1/rights': [
        200,
        {
          permissions: [
            { permission: 'viewBlogs', roles: ['guide-editor'], isEffective: false },
            { permission: 'viewFaqs', roles: ['guide-editor', 'support'], isEffective: false },
          ],
          reasons: ['inactive'],
        },
      ],
      'GET /admin/roles': page([editor, support]),
      'GET /admin/roles/guide-editor': [200, editor],
      'GET /admin/roles/guide-editor/history': [200, { changes: [] }],
      'GET /admin/roles/support': [200, support],
      'GET /admin/roles/support/history': [200, { changes: [] }],
      'PATCH /admin/roles/guide-editor': (body) => [200, { ...editor, ...body, version: 3 }],
      'GET /admin/permissions': [
        200,
        {
          permissions: [
            { permission: 'viewBlogs', roles: ['Guide editor', 'Site Owner'], calls: ['GET /admin/posts'] },
            { permission: 'modifyUtilities', roles: [], calls: [] },
          ],
        },
      ],
      'GET /admin/made-permissions': page([made]),
      'GET /admin/guarded-content': [200, { contents: guarded }],
      [`GET /admin/made-permissions/${made.id}`]: [200, made],
      [`GET /admin/made-permissions/${made.id}/history`]: [200, { changes: [] }],
      'POST /admin/made-permissions': (body) => [201, { ...made, ...body }],
      'POST /admin/made-permissions/bulk': [200, { results: [{ id: made.id, isDone: true }] }],
      'POST /admin/users': (body) => [201, { ...noor, ...body }],
      'POST /admin/users/u1/password-link': [200, {}],
      'POST /admin/users/u1/end-sessions': [200, {}],
    },
  });
}

describe('users', () => {
  it('are listed with the names of their roles', async () => {
    open('/admin/user-management');
    const table = within(await screen.findByRole('table', { name: 'Users' }));
    expect(table.getByRole('link', { name: 'noor@example.com' }).getAttribute('href')).toBe('/admin/users/u1');
    expect(table.getByText('Guide editor, Support')).toBeTruthy();
    expect(table.getByText('Invited')).toBeTruthy();
  });
  it('are shown with what they may do, by which role, and why not now', async () => {
    open('/admin/users/u1', '/admin/users/:id');
    expect(await screen.findByText('View posts')).toBeTruthy();
    expect(screen.getByText('from Guide editor, Support (not now)')).toBeTruthy();
    expect(screen.getByText('Not now: the account is not active')).toBeTruthy();
  });
  it('get an invitation again, and are logged out after a confirmation', async () => {
    const { changes } = open('/admin/users/u1', '/admin/users/:id');
    fireEvent.click(await screen.findByRole('button', { name: 'Email a new invitation' }));
    await waitFor(() => expect(changes.map(({ call }) => call)).toEqual(['POST /admin/users/u1/password-link']));
    fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(changes.at(-1)?.call).toBe('POST /admin/users/u1/end-sessions'));
  });
  it('are invited with roles, without a password', async () => {
    const { changes } = open('/admin/users/create');
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('Guide editor');
    type(/^First name/, 'Noor');
    type(/^Last name/, 'Haddad');
    type(/^Email/, 'noor@example.com');
    fireEvent.click(screen.getByLabelText('Guide editor'));
    expect(screen.queryByLabelText(/password/i)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ email: 'noor@example.com', roles: ['guide-editor'], isDisabled: false });
  });
  it('are not acted on by who may only view them, who sees no roles', async () => {
    open('/admin/users/u1', '/admin/users/:id', ['viewUsers']);
    await screen.findByText('View posts');
    expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

describe('roles', () => {
  it('are a tab of their own, for who may view them', async () => {
    open('/admin/user-management?tab=roles');
    expect(await screen.findByRole('table', { name: 'Roles' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New role' })).toBeTruthy();
  });
  it('are no tab without the permission', async () => {
    open('/admin/user-management?tab=roles', '*', ['viewUsers']);
    expect(await screen.findByRole('table', { name: 'Users' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull();
  });
  it('are edited as a matrix, found by words and chosen by group', async () => {
    const { changes } = open('/admin/roles/guide-editor/edit', '/admin/roles/:id/edit');
    fireEvent.change(await screen.findByLabelText('Find a permission'), { target: { value: 'wallet credits' } });
    expect(screen.getByText('No permission matches')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Find a permission'), { target: { value: 'posts' } });
    expect(screen.getByText(/^1 permission of/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose all: Content' }));
    expect(screen.getByLabelText<HTMLInputElement>('Create posts').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('Modify posts'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 2, permissions: ['createBlogs', 'viewBlogs'] });
  });
  it('of the site keep their name', async () => {
    open('/admin/roles/support/edit', '/admin/roles/:id/edit');
    expect(await screen.findByText('This role belongs to the site: its name is fixed.')).toBeTruthy();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
  });
  it('say who has them', async () => {
    open('/admin/roles/support', '/admin/roles/:id');
    expect(await screen.findByText('More than 1,000 people have this role')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe(
      '/admin/user-management?roles=support',
    );
  });
});

describe('permissions', () => {
  it('are shown with what uses them, and found by words', async () => {
    open('/admin/user-management?tab=permissions', '*', ['viewUsers', 'viewPermissions']);
    expect(await screen.findByText('Roles: Guide editor, Site Owner')).toBeTruthy();
    expect(screen.getByText('GET /admin/posts')).toBeTruthy();
    expect(screen.getByText('Nothing uses it yet')).toBeTruthy();
    expect(screen.getByText('No role gives it')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Find a permission'), { target: { value: 'utilities' } });
    expect(screen.queryByText('View posts')).toBeNull();
  });
});

describe('permissions made here', () => {
  it('are listed with the roles that give them, or used by nothing', async () => {
    open('/admin/user-management?tab=permissions', '*', owners);
    expect(await screen.findByRole('link', { name: 'Partner pages' })).toBeTruthy();
    expect(await screen.findByText('Used by nothing')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New permission' }).getAttribute('href')).toBe('/admin/permissions/create');
  });
  it('are made with a name, a label and roles', async () => {
    const { changes } = open('/admin/permissions/create', '*', owners);
    fireEvent.change(await screen.findByLabelText(/^Rest of the name/), { target: { value: 'PartnerPages' } });
    fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Partner pages' } });
    fireEvent.click(await screen.findByLabelText('Guide editor'));
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ action: 'view', area: 'PartnerPages', roles: ['guide-editor'] });
  });
  it.each([
    ['/admin/permissions/create', '*'],
    [`/admin/permissions/${made.id}/edit`, '/admin/permissions/:id/edit'],
  ])('are closed to users without the permission at %s, which requires a login only', async (at, path) => {
    open(at, path, ['viewUsers', 'viewPermissions']);
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/ermission/);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('keep their name, and are deleted after a confirmation while nothing uses them', async () => {
    const { changes } = open(`/admin/permissions/${made.id}/edit`, '/admin/permissions/:id/edit', owners);
    expect(await screen.findByText(/the name is fixed/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Rest of the name/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ action: 'remove', records: [{ id: made.id }] }));
  });
  it('name the menu items that use them, and cannot be deleted then', async () => {
    guarded.push({ permission: made.id, kind: 'menu-item', id: 'i1', label: { 'en-CA': 'Partners' }, isRemoved: true });
    open(`/admin/permissions/${made.id}/edit`, '/admin/permissions/:id/edit', owners);
    const use = await screen.findByRole('link', { name: 'Menu item in the trash: Partners' });
    expect(use.getAttribute('href')).toBe('/admin/menu-items/i1/edit');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
  it('are a group of their own in the form of a role', async () => {
    open('/admin/roles/guide-editor/edit', '/admin/roles/:id/edit', owners);
    expect(
      within(await screen.findByRole('group', { name: 'Made here' })).getByLabelText('Partner pages'),
    ).toBeTruthy();
  });
});
