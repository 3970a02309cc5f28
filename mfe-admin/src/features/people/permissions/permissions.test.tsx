import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { guarded, made, open, owners, resetPeople } from '../testing/open-people.tsx';

beforeEach(resetPeople);

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
  it('name the pages and API keys that use them', async () => {
    guarded.push({ permission: made.id, kind: 'page', id: 'p1', label: { 'en-CA': 'Rates' }, isRemoved: false });
    made.keyNames.push('Partner sync');
    open(`/admin/permissions/${made.id}/edit`, '/admin/permissions/:id/edit', owners);
    const page = await screen.findByRole('link', { name: 'Page: Rates' });
    expect(page.getAttribute('href')).toBe('/admin/pages/p1/edit');
    const key = screen.getByRole('link', { name: 'API key: Partner sync' });
    expect(key.getAttribute('href')).toBe('/admin/api-dashboard');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
  it('are a group of their own in the form of a role', async () => {
    open('/admin/roles/guide-editor/edit', '/admin/roles/:id/edit', owners);
    expect(
      within(await screen.findByRole('group', { name: 'Made here' })).getByLabelText('Partner pages'),
    ).toBeTruthy();
  });
});
