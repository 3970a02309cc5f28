import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeedRunResult, aSupportFeed, feedId, feedRowsPage, runId } from '../../../testing/a-feed-run.ts';
import { me, openAsSupport } from '../../../testing/open-as-support.tsx';

const one = `GET /support/feed-runs/${runId}`;
const rows = `${one}/rows`;
const approve = `POST /admin/feed-runs/${runId}/approved`;
const cancel = `POST /admin/feed-runs/${runId}/cancelled`;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at: `/support/feed-logs/${feedId}?run=${runId}`,
    permissions: ['showFeedLogs', 'modifyFeeds'],
    responses: {
      [`GET /support/feeds/${feedId}`]: [{ feed: aSupportFeed() }],
      [one]: [aFeedRunResult()],
      [rows]: [feedRowsPage()],
      ...responses,
    },
    ...visit,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const held = aFeedRunResult({ state: 'held', created: 3, expired: 60 });
const applying = aFeedRunResult({ state: 'applying', applied: 50 });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('a run of a feed', () => {
  it('shows when it ran, its numbers and its state', async () => {
    open();
    const run = within(await screen.findByRole('region', { name: 'Run' }));
    expect(run.getByText('OK').closest('[role=status]')).toBeTruthy();
    const valueOf = (label: string) => run.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(valueOf('Started')).toMatch(/on schedule$/);
    expect(
      [
        'Length',
        'File',
        'Homes in the file',
        'New',
        'Changed',
        'Rejected',
        'Missing for the first time',
        'Removed',
      ].map(valueOf),
    ).toEqual(['1 min 5 s', '1.25 MB', '207', '7', '11', '9', '1', '2']);
  });
  it('names who started and decided it', async () => {
    open({ [one]: [aFeedRunResult({ startedBy: me, decidedBy: me })] });
    const run = within(await screen.findByRole('region', { name: 'Run' }));
    expect(run.getByText('Decided by').nextElementSibling?.textContent).toBe('You');
    expect(run.queryByText(/on schedule/)).toBeNull();
  });
  it('shows why its file was refused, with line and text', async () => {
    const failed = aFeedRunResult({ state: 'failed', fault: 'malformed', faultLine: 88, excerpt: '<Unit' });
    open({ [one]: [failed] });
    expect(await screen.findByText(/It can’t be read any further/)).toBeTruthy();
    for (const text of ['Line 88', '<Unit']) expect(screen.getByText(text)).toBeTruthy();
  });
  it('has its issues with an example, and a file of them', async () => {
    const fetched: string[] = [];
    globalThis.fetch = ((path: string) => {
      fetched.push(path);
      return Promise.resolve({ ok: false, status: 503, json: () => Promise.resolve({ message: 'Busy.' }) });
    }) as unknown as typeof fetch;
    open({ [one]: [aFeedRunResult({ issues: [{ code: 'MISSING_RENT', rows: 9, example: 'call us' }] })] });
    const issues = within(await screen.findByRole('region', { name: 'Errors and warnings' }));
    for (const text of ['No rent', '9 homes', 'Example: “call us”']) expect(issues.getByText(text)).toBeTruthy();
    fireEvent.click(issues.getByRole('button', { name: 'Download issues as CSV' }));
    expect((await issues.findByRole('alert')).textContent).toContain('Busy.');
    expect(fetched).toEqual([`/api/support/feed-runs/${runId}/file`]);
  });
  it('of an unknown id leads to the runs of the feed, and is loaded again after a failure', async () => {
    const { unmount } = open({ [one]: [404] });
    expect(await screen.findByText('This run doesn’t exist')).toBeTruthy();
    unmount();
    open({ [one]: [503, aFeedRunResult()] });
    await press('Try again');
    expect(await screen.findByRole('region', { name: 'Run' })).toBeTruthy();
  });
});

describe('a run that is under way', () => {
  it('is loaded until it has ended', async () => {
    jest.useFakeTimers();
    const { calls } = open({ [one]: [aFeedRunResult({ state: 'reading', rows: 0 }), applying, aFeedRunResult()] });
    expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeTruthy();
    expect(calls()).not.toContain(rows);
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText('50 of 207 homes imported')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Importing' }).getAttribute('value')).toBe('50');
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.queryByRole('progressbar')).toBeNull();
    const loaded = calls().filter((call) => call === one).length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(calls().filter((call) => call === one)).toHaveLength(loaded);
    // The health and the homes of the feed have changed.
    expect(calls().filter((call) => call === `GET /support/feeds/${feedId}`)).toHaveLength(2);
    // Once while it is imported, and once when it has ended.
    expect(calls().filter((call) => call === rows)).toHaveLength(2);
  });
  it('can be cancelled, and takes the focus', async () => {
    const cancelled = aFeedRunResult({ state: 'cancelled' });
    const { changes } = open({ [one]: [applying, cancelled], [cancel]: [cancelled] });
    await press('Cancel the run');
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([cancel]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Run' }));
  });
});

describe('a held run', () => {
  it('shows what it would do against the limit', async () => {
    open({ [one]: [held] });
    expect(await screen.findByText('It would add 3 homes and remove 60. The feed has 200 homes now.')).toBeTruthy();
    expect(
      screen.getByText(/at most 40 homes without approval: 20% of the feed, and never fewer than 10/),
    ).toBeTruthy();
  });
  it('is imported after a confirmation', async () => {
    const { changes } = open({ [one]: [held, applying], [approve]: [applying] });
    await press('Approve');
    const dialog = within(screen.getByRole('dialog', { name: 'Import this run?' }));
    expect(dialog.getByText('3 homes are added and 60 removed.')).toBeTruthy();
    expect(changes()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Importing')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([approve]);
  });
  it('stays when the approval fails, with the reason', async () => {
    open({ [one]: [held], [approve]: [503] });
    await press('Approve');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(screen.getByText('This run must be approved')).toBeTruthy();
  });
  it('is refused', async () => {
    const { changes } = open({ [one]: [held, aFeedRunResult({ state: 'cancelled' })], [cancel]: [held] });
    await press('Refuse');
    await waitFor(() => expect(screen.queryByText('This run must be approved')).toBeNull());
    expect(changes().map(({ call }) => call)).toEqual([cancel]);
  });
  it('is left to a Site Administrator by users without modifyFeeds', async () => {
    open({ [one]: [held] }, { permissions: ['showFeedLogs'] });
    expect(await screen.findByText(/A Site Administrator decides/)).toBeTruthy();
    for (const name of ['Approve', 'Refuse']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
