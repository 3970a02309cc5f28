import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccountMerge, MergePreview } from '@porchlight/contracts/accounts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const userId = '33333333-3333-4333-8333-333333333333';
const mergedId = '44444444-4444-4444-8444-444444444444';
const mergeId = '55555555-5555-4555-8555-555555555555';
const createdAt = '2026-11-01T12:00:00.000Z';
const lastMerges = `GET /support/users/${userId}/merges`;
const previewCall = 'POST /support/account-merges/preview';
const startCall = 'POST /support/account-merges';
const progress = `GET /support/account-merges/${mergeId}`;

const aPreview = (over: Partial<MergePreview> = {}): MergePreview => ({
  survivor: { id: userId, name: 'Amara Okafor', email: 'amara@example.com', isLandlord: false, createdAt },
  merged: { id: mergedId, name: 'A. Okafor', email: 'okafor@example.com', isLandlord: false, createdAt },
  counts: [
    { kind: 'favourites', survivor: 3, merged: 6, moves: 5 },
    { kind: 'listings', survivor: 0, merged: 0, moves: 0 },
  ],
  blockers: [],
  needsApproval: false,
  hash: 'h'.repeat(43),
  ...over,
});
const aMerge = (over: Partial<AccountMerge> = {}): AccountMerge => ({
  id: mergeId,
  survivorId: userId,
  mergedId,
  state: 'running',
  steps: [
    { name: 'approve', state: 'done' },
    { name: 'move-credits', state: 'waiting', reason: 'open-orders' },
    { name: 'close', state: 'pending' },
  ],
  ...over,
});
const open = (responses: Responses = {}) =>
  openAsSupport({
    at: `/support/user/${userId}/merge-accounts`,
    permissions: ['mergeAccounts'],
    responses: { [lastMerges]: [{ merges: [] }], [previewCall]: [aPreview()], ...responses },
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const preview = async () => {
  await screen.findByRole('textbox', { name: /other account/ });
  type(/other account/, 'okafor@example.com');
  await press('Show what moves');
};

beforeEach(() => localStorage.clear());

describe('a merge of accounts', () => {
  it('shows side by side what both have and what moves', async () => {
    open();
    await preview();
    const table = within(await screen.findByRole('table', { name: 'What moves' }));
    expect(table.getByRole('row', { name: 'Favourites 3 6 5' })).toBeTruthy();
    expect(table.queryByRole('row', { name: /Listings/ })).toBeNull();
    expect(screen.getByText(/okafor@example\.com, since/)).toBeTruthy();
  });
  it('is started with a reason and a typed word', async () => {
    const { changes } = open({ [startCall]: [aMerge()], [progress]: [aMerge()] });
    await preview();
    await press('Merge accounts');
    expect(screen.getByText('Enter a reason of at least 3 characters.')).toBeTruthy();
    type('Reason', 'Same phone number');
    type('Type MERGE to merge', 'merge');
    await press('Merge accounts');
    expect(screen.getByText('Type MERGE in capital letters.')).toBeTruthy();
    expect(changes()).toHaveLength(1);
    type('Type MERGE to merge', 'MERGE');
    await press('Merge accounts');
    expect(await screen.findByText('The accounts are being merged.')).toBeTruthy();
    expect(changes()[1]?.body).toMatchObject({
      survivor: userId,
      merged: 'okafor@example.com',
      reason: 'Same phone number',
      previewHash: 'h'.repeat(43),
    });
    expect(screen.getByText(/An order is still open/)).toBeTruthy();
  });
  it('lets the other account stay', async () => {
    const { changes } = open();
    await screen.findByRole('radio', { name: 'The other account' });
    fireEvent.click(screen.getByRole('radio', { name: 'The other account' }));
    await preview();
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([{ survivor: 'okafor@example.com', merged: userId }]),
    );
  });
  it('that is blocked names the reason, and cannot be started', async () => {
    open({ [previewCall]: [aPreview({ blockers: ['staff'] })] });
    await preview();
    expect(await screen.findByText('One of them belongs to staff.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Merge accounts' })).toBeNull();
  });
  it('keeps what was typed when its preview is no longer true', async () => {
    open({ [startCall]: [{ status: 409, code: 'preview-changed', message: 'Check the new numbers.' }] });
    await preview();
    await screen.findByRole('textbox', { name: 'Reason' });
    type('Reason', 'Same phone number');
    type('Type MERGE to merge', 'MERGE');
    await press('Merge accounts');
    expect(await screen.findByText('Check the new numbers.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Same phone number');
  });
  it('that is done can be undone', async () => {
    const done = aMerge({ state: 'done', undoUntil: '2026-12-21T12:00:00.000Z', steps: [] });
    const { changes } = open({
      [lastMerges]: [{ merges: [done] }],
      [progress]: [done],
      [`POST /support/account-merges/${mergeId}/undo`]: [{}],
    });
    await press('Undo the merge');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
  });
});
