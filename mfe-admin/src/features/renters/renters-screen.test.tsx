import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { RentersScreen } from './renters-screen.tsx';

const path = '/admin/renters';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const summary = {
  ...{ id, name: 'Leila H.', email: 'l•••@example.com', state: 'active', mailState: 'verified' },
  ...{ areaWanted: 'Toronto', joinedAt: '2026-11-20T12:00:00.000Z' },
};
const renter = { ...summary, language: 'fr-CA', counts: { inquiries: 4, favourites: 3, recommended: 2, alerts: 1 } };
const pagination = {
  ...{ currentPage: 1, prevPages: [], nextPages: [], showing: { start: 1, end: 1 }, total: 1, more: false },
  ...{ numOfListingsFromPageOne: 1, endOfListings: true },
};
const all: readonly PermissionName[] = [
  ...(['showRenters', 'createRenterPasswordResets', 'modifyRenterEmails', 'createRenterDeletions'] as const),
];
const open = (
  at: string,
  responses: Readonly<Record<string, FakeResponse>> = {},
  permissions: readonly PermissionName[] = all,
) =>
  openAsStaff({
    screen: <RentersScreen />,
    at,
    path: at.startsWith(`${path}/`) ? `${path}/:id` : path,
    permissions: ['viewRenters', ...permissions],
    responses: {
      [`GET ${path}`]: [200, { renters: [summary], pagination }],
      [`GET ${path}/${id}`]: [200, { renter }],
      ...responses,
    },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('the screens of renters', () => {
  it('list them masked, with area, account and emails', async () => {
    open(path);
    const table = within(await screen.findByRole('table', { name: 'Renters' }));
    expect(table.getByRole('link', { name: 'Leila H.' }).getAttribute('href')).toBe(`${path}/${id}`);
    for (const text of ['l•••@example.com', 'Toronto', 'Active', 'Verified'])
      expect(table.getByText(text)).toBeTruthy();
  });
  it('show personal data of one on request', async () => {
    const shown = { firstName: 'Leila', lastName: 'Haddad', email: 'leila@example.com', profile: { budgetMax: 2_000 } };
    const { changes } = open(`${path}/${id}`, { [`POST ${path}/${id}/personal-data`]: [200, shown] });
    await press('Show personal data');
    expect(await screen.findByText('leila@example.com')).toBeTruthy();
    expect(changes.map(({ call }) => call)).toEqual([`POST ${path}/${id}/personal-data`]);
  });
  it('send the password reset link after a confirmation', async () => {
    const { changes } = open(`${path}/${id}`, { [`POST ${path}/${id}/password-reset`]: [200, {}] });
    await press('Send password reset link');
    expect(changes).toEqual([]);
    confirm('Send password reset link');
    await waitFor(() => expect(changes.map(({ call }) => call)).toEqual([`POST ${path}/${id}/password-reset`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('delete the data once the email is typed, and say at its field that it is another', async () => {
    const message = 'This is not the email of this renter.';
    const { changes } = open(`${path}/${id}`, {
      [`POST ${path}/${id}/deletion`]: [422, { message, code: 'input-refused', errors: { email: [message] } }],
    });
    await press('Delete data');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Delete data' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Type the email of the renter'), { target: { value: 'x@example.com' } });
    confirm('Delete data');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(changes.map(({ body }) => body)).toEqual([{ email: 'x@example.com' }]);
  });
  it('offer only what the permissions of the user cover', async () => {
    open(`${path}/${id}`, {}, ['modifyRenterEmails']);
    expect(await screen.findByRole('button', { name: 'Stop all emails' })).toBeTruthy();
    for (const name of ['Send password reset link', 'Delete data', 'Show personal data'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
