import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { ApiScreen } from './api-screen.tsx';

const path = '/admin/api-dashboard';
const day = 86_400_000;
const keyOf = (id: string, over: object = {}) => ({
  id,
  name: `Key ${id}`,
  scopes: ['viewBlogs'],
  ownerId: 'o1',
  ownerName: 'Ada Owner',
  createdAt: new Date(Date.now() - day).toISOString(),
  expiresAt: new Date(Date.now() + day).toISOString(),
  ...over,
});
const ago = new Date(Date.now() - 2 * 3_600_000).toISOString();
const keys = [
  keyOf('a', { lastUsedAt: ago }),
  keyOf('b', { revokedAt: ago }),
  keyOf('c', { expiresAt: new Date(Date.now() - day).toISOString() }),
];
const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  calls: at === 29 ? 12 : 0,
  refused: at === 29 ? 2 : 0,
  failed: at === 29 ? 1 : 0,
}));
const owner: readonly PermissionName[] = ['viewApiDashboard', 'modifyApiKeys', 'viewBlogs', 'modifyRoles'];
const open = (
  responses: Readonly<Record<string, FakeResponse>> = {},
  { permissions = owner, at = path }: { permissions?: readonly PermissionName[]; at?: string } = {},
) =>
  openAsStaff({
    screen: <ApiScreen />,
    at,
    permissions,
    responses: { 'GET /admin/api-keys': [200, { keys }], 'GET /admin/api-use': [200, { days }], ...responses },
  });

describe('API keys', () => {
  it('are listed with their state, and only valid ones can be revoked', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'API keys' }));
    const states = table.getAllByRole('row').map((row) => /Valid|Revoked|Expired/.exec(row.textContent ?? '')?.[0]);
    expect(states.slice(1)).toEqual(['Valid', 'Revoked', 'Expired']);
    expect(table.getByText('2 hours ago')).toBeTruthy();
    expect(table.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Revoke Key a']);
    expect(await screen.findByText('12 calls: 2 refused, 1 failed.')).toBeTruthy();
  });

  it('are revoked by one click', async () => {
    const { changes } = open({ 'POST /admin/api-keys/a/revocation': [200, { key: keyOf('a', { revokedAt: ago }) }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke Key a' }));
    await waitFor(() => expect(changes.map(({ call }) => call)).toEqual(['POST /admin/api-keys/a/revocation']));
  });

  it('are only shown to administrators', async () => {
    open({}, { permissions: ['viewApiDashboard'] });
    expect(await screen.findByRole('table', { name: 'API keys' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Revoke|New key/ })).toBeNull();
  });

  it('are closed to other staff', async () => {
    open({}, { permissions: ['viewBlogs'] });
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
  });
});

describe('a new key', () => {
  const fill = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'New key' }));
    const form = within(await screen.findByRole('form', { name: 'New key' }));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: ' Import ' } });
    return form;
  };

  it('offers the scopes that the user holds and keys may have, and shows the secret until it is stored', async () => {
    const created = { key: keyOf('n'), secret: 'plk1_secret' };
    const { changes } = open({ 'POST /admin/api-keys': [201, created] });
    const form = await fill();
    expect(form.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(form.getByRole('checkbox', { name: 'View posts' }));
    fireEvent.click(form.getByRole('button', { name: 'Create key' }));
    const secret = await screen.findByLabelText<HTMLInputElement>('Your new key');
    expect(secret.value).toBe('plk1_secret');
    expect(changes).toEqual([
      { call: 'POST /admin/api-keys', body: { name: 'Import', scopes: ['viewBlogs'], days: 90 } },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'I’ve stored it' }));
    await waitFor(() => expect(screen.queryByDisplayValue('plk1_secret')).toBeNull());
  });

  it('offers the permissions that owners made, if the user has them', async () => {
    const made = 'made-viewPartnerPages';
    const record = { id: made, label: { 'en-CA': 'Partner pages' }, roles: [], roleNames: [], keyNames: [] };
    const { changes } = open(
      {
        'GET /admin/made-permissions': [200, { records: [record], pagination: {} }],
        'POST /admin/api-keys': [201, { key: keyOf('n'), secret: 'plk1_secret' }],
      },
      { permissions: [...owner, 'viewPermissions', made as PermissionName] },
    );
    const form = await fill();
    fireEvent.click(await form.findByRole('checkbox', { name: 'Partner pages' }));
    fireEvent.click(form.getByRole('button', { name: 'Create key' }));
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ scopes: [made] }));
  });

  it('without a scope is refused at the field, and a refusal of the server keeps what was typed', async () => {
    const { changes } = open({
      'POST /admin/api-keys': [409, { code: 'too-many-keys', message: 'You have 25 keys.' }],
    });
    const form = await fill();
    fireEvent.click(form.getByRole('button', { name: 'Create key' }));
    expect((await form.findAllByText(/What the key may do/)).length).toBeGreaterThan(1);
    expect(changes).toEqual([]);
    fireEvent.click(form.getByRole('checkbox', { name: 'View posts' }));
    fireEvent.click(form.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText('You have 25 keys.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe(' Import ');
  });
});

describe('the state', () => {
  const state = {
    version: '1.0.0',
    services: [
      { service: 'catalog', isReachable: false, since: ago, checkedAt: ago },
      { service: 'content', isReachable: true, since: ago, checkedAt: ago },
    ],
    failures: [{ call: 'GET /listings', failures: 7, lastStatus: 503, lastAt: ago }],
    mail: { waiting: 2, oldestAt: ago, failed: 1 },
  };
  it('says which service does not answer and since when, what failed, and what mail waits', async () => {
    open({ 'GET /admin/api-state': [200, state] }, { at: `${path}?tab=state` });
    expect(await screen.findByText('catalog doesn’t answer. It stopped 2 hours ago.')).toBeTruthy();
    expect(screen.getByText('GET /listings')).toBeTruthy();
    expect(screen.getByText('2, the oldest from 2 hours ago')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByText('Paused.')).toBeTruthy();
  });
  it('offers to try again when it cannot be loaded', async () => {
    open({ 'GET /admin/api-state': [503, { message: 'Not now.' }] }, { at: `${path}?tab=state` });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
