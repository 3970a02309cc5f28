import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { companyPage } from '../../../testing/a-company.ts';
import { aRenewalRow, aRenewalRun, runId } from '../../../testing/a-renewal.ts';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const path = '/support/membership-renewals/runs';
const at = '/support/membership-renewal-results/';
const one = `GET ${path}/${runId}`;
const list = `GET ${path}`;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at: `${at}?run=${runId}`,
    permissions: ['showMembershipRenewals', 'createMembershipRenewals'],
    responses,
    ...visit,
  });
const runs = (...found: readonly ReturnType<typeof aRenewalRun>[]) => ({
  runs: found.map(({ rows: _, ...run }) => run),
  pagination: { ...companyPage().pagination, total: found.length },
});
const failed = aRenewalRun({
  renewed: 0,
  failed: 1,
  rows: [
    {
      ...aRenewalRow({ state: 'failed', reason: 'insufficient-funds' }),
      newExpiry: undefined,
      amountCents: undefined,
      receiptNumber: undefined,
    } as never,
  ],
});

beforeEach(() => localStorage.clear());

describe('the runs of renewals', () => {
  it('show who started them and how many were renewed and failed', async () => {
    open({ [list]: [runs(aRenewalRun({ total: 14, renewed: 13, failed: 1 }))] }, { at });
    const link = await screen.findByRole('link', { name: /you/i });
    expect(link.getAttribute('href')).toBe(`${at}?run=${runId}`);
    const row = within(link.closest('tr')!);
    for (const text of ['13 of 14', '1', 'Done', 'Card on file', '6 months']) expect(row.getByText(text)).toBeTruthy();
  });
  it('are empty before the first, and loaded again after a failure', async () => {
    open({ [list]: [503, runs()] }, { at });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No memberships were renewed here yet')).toBeTruthy();
  });
  it('are closed to users without the permission', async () => {
    const { calls } = open({}, { at, permissions: ['showCompany'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});

describe('the results of a run', () => {
  it('have the last days, amount and receipt of each company', async () => {
    open({ [one]: [aRenewalRun()] });
    const row = within((await screen.findByText('Maple Homes')).closest('tr')!);
    for (const text of ['Dec 20, 2026', 'Jun 20, 2027', '$678.00', 'RC-2026-000123', 'Renewed'])
      expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('Done, 1 renewed, 0 failed').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull();
  });
  it('have the reason of a failure, whose retry is a run of its own', async () => {
    const retryId = '77777777-7777-4777-8777-777777777777';
    const { changes } = open({
      [one]: [failed],
      [`POST ${path}/${runId}/retry`]: [{ id: retryId }],
      [`GET ${path}/${retryId}`]: [aRenewalRun({ id: retryId, retryOf: runId })],
    });
    expect(await screen.findByText('The card was declined: not enough funds.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry failed' }));
    expect(await screen.findByText('This run repeats the failed renewals of another one.')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([`POST ${path}/${runId}/retry`]);
  });
  it('show the progress of a run that can be cancelled', async () => {
    const running = aRenewalRun({ state: 'running', total: 2, renewed: 1, endedAt: undefined as never });
    const { changes } = open({
      [one]: [running, aRenewalRun({ state: 'cancelled', total: 2, renewed: 1, skipped: 1 })],
      [`POST ${path}/${runId}/cancel`]: [{}],
    });
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the run' }));
    expect(await screen.findByText('Cancelled, 1 renewed, 0 failed')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([`POST ${path}/${runId}/cancel`]);
  });
  it('keep a retry that was refused', async () => {
    open({ [one]: [failed], [`POST ${path}/${runId}/retry`]: [503] });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Try again in a moment.'));
  });
  it('of an unknown run lead to the list, and a failure is loaded again', async () => {
    const { unmount } = open({ [one]: [404] });
    expect(await screen.findByText('This run doesn’t exist')).toBeTruthy();
    unmount();
    open({ [one]: [503, aRenewalRun()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Maple Homes')).toBeTruthy();
  });
  it('are only read by users without createMembershipRenewals', async () => {
    open({ [one]: [failed] }, { permissions: ['showMembershipRenewals'] });
    expect(await screen.findByText('Maple Homes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull();
  });
});
