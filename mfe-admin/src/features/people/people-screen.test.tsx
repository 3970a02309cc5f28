import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, resetPeople } from './testing/open-people.tsx';

beforeEach(resetPeople);

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
