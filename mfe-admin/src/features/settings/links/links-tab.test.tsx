import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

const path = '/admin/permalinks';
const record = (id: string, segment: string) => ({ id, segment, version: 1, updatedAt: '2026-11-20T12:00:00.000Z' });
const records = [record('faq', 'faqs'), record('listings', 'homes'), record('posts', 'guides')];
const open = (
  responses: Readonly<Record<string, FakeResponse>> = {},
  permissions: readonly PermissionName[] = ['modifySiteSettings'],
) =>
  openAsStaff({
    screen: <SettingsScreen />,
    at: '/admin/settings?tab=links',
    permissions: ['viewSiteSettings', ...permissions],
    responses: {
      [`GET ${path}`]: [200, { records, pagination: {} }],
      ...Object.fromEntries(
        records.map(({ id }): [string, FakeResponse] => [`GET ${path}/${id}/history`, [200, { changes: [] }]]),
      ),
      ...responses,
    },
  });
const type = async (kind: string, value: string) => {
  const group = within(await screen.findByRole('group', { name: kind }));
  fireEvent.change(group.getByLabelText('First part of the address'), { target: { value } });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  localStorage.clear();
});

describe('the links of the site', () => {
  it('say which redirect a change makes, and save only what is changed', async () => {
    const { changes } = open({
      [`PATCH ${path}/listings`]: [200, { ...record('listings', 'rentals'), version: 2 }],
    });
    await type('Homes', 'rentals');
    expect(screen.getByText(/\/homes redirects to \/rentals/)).toBeTruthy();
    save();
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({ call: `PATCH ${path}/listings`, body: { version: 1, segment: 'rentals' } });
  });
  it('keep what was refused, and say that the rest is saved', async () => {
    open({
      [`PATCH ${path}/listings`]: [200, { ...record('listings', 'rentals'), version: 2 }],
      [`PATCH ${path}/posts`]: [409, { code: 'segment-taken', message: 'Another page uses “about”.' }],
    });
    await type('Homes', 'rentals');
    await type('Guides', 'about');
    save();
    expect(await screen.findByText(/Some of the changes are saved/)).toBeTruthy();
    expect(screen.getByText(/Another page uses/)).toBeTruthy();
    expect(screen.getByDisplayValue('about')).toBeTruthy();
  });
  it('are text for staff who may not change them', async () => {
    open({}, []);
    expect(await screen.findByText('homes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
