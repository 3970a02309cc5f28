import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { RentersScreen } from './renters-screen.tsx';

const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const path = `/admin/renters/${id}`;
const call = `POST /admin/users/${id}/view-as`;
const renter = {
  ...{ id, name: 'Leila H.', email: 'l•••@example.com', state: 'active', mailState: 'verified' },
  ...{ areaWanted: 'Toronto', joinedAt: '2026-11-20T12:00:00.000Z', language: 'fr-CA' },
  counts: { inquiries: 4, favourites: 3, recommended: 2, alerts: 1 },
};
const reason = 'The renter asked why an answer is missing.';
const user = { id, firstName: 'Leila', lastName: 'Haddad', roles: [{ key: 'renter', name: 'Renter' }] };
const started: FakeResponse = [201, { token: 'plv1_secret', expiresAt: '2026-11-29T12:30:00.000Z', user }];

/** Stands in for a new tab, which jsdom does not have. */
function aTab() {
  const entries = new Map<string, string>();
  const location = { replace: jest.fn() };
  const close = jest.fn();
  const sessionStorage = { setItem: (name: string, value: string) => void entries.set(name, value) };
  return { entries, tab: { opener: window, location, close, sessionStorage } };
}
const open = (response: FakeResponse, permissions: readonly 'createImpersonations'[] = ['createImpersonations']) =>
  openAsStaff({
    screen: <RentersScreen />,
    at: path,
    path: '/admin/renters/:id',
    permissions: ['viewRenters', ...permissions],
    responses: { [`GET ${path}`]: [200, { renter }], [call]: response },
  });
/** Sends the dialog; the window opens `tab`, or none if the browser blocks it. */
async function view(tab: object | null, text = reason) {
  window.open = (() => tab) as typeof window.open;
  fireEvent.click(await screen.findByRole('button', { name: 'View as this user' }));
  const dialog = within(screen.getByRole('dialog', { name: 'View the site as Leila H.' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: text } });
  fireEvent.click(dialog.getByRole('button', { name: 'Open a new tab' }));
  return dialog;
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('to view the site as a renter (VIEW-3, VIEW-4)', () => {
  it('gives the token to the session storage of a new tab only, without an address', async () => {
    const { changes } = open(started);
    const { tab, entries } = aTab();
    await view(tab);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/admin/renter-profile'));
    expect(changes).toEqual([{ call, body: { reason } }]);
    expect(JSON.parse(entries.get('porchlight:view-as') ?? '{}')).toEqual({
      token: 'plv1_secret',
      expiresAt: '2026-11-29T12:30:00.000Z',
      userName: 'Leila Haddad',
      recordPath: path,
    });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('plv1_secret');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tab.opener).toBeNull();
  });
  it('needs a reason of ten characters, and opens no tab before', async () => {
    const { changes } = open(started);
    const opened = jest.fn(() => null);
    const dialog = await view(null, 'short');
    window.open = opened;
    fireEvent.click(dialog.getByRole('button', { name: 'Open a new tab' }));
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect([changes, opened.mock.calls]).toEqual([[], []]);
  });
  it('closes the tab after a refusal, says why and retains the reason', async () => {
    open([403, { message: 'Accounts of staff can’t be viewed.', code: 'staff-account' }]);
    const { tab, entries } = aTab();
    const dialog = await view(tab);
    expect(await dialog.findByText('Accounts of staff can’t be viewed.')).toBeTruthy();
    expect([tab.close.mock.calls.length, entries.size]).toEqual([1, 0]);
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(reason);
  });
  it('says so when the browser blocks the tab, and starts nothing', async () => {
    const { changes } = open(started);
    const dialog = await view(null);
    expect(await dialog.findByText(/Your browser blocked the new tab/)).toBeTruthy();
    expect(changes).toEqual([]);
  });
  it('is not offered without the permission', async () => {
    open(started, []);
    expect(await screen.findByRole('heading', { level: 1, name: 'Leila H.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'View as this user' })).toBeNull();
  });
});
