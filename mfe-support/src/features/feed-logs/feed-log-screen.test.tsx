import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { companyId } from '../../testing/a-company.ts';
import { aFeedRun, aFeedRunResult, aSupportFeed, feedId, feedRunsPage, runId } from '../../testing/a-feed-run.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const at = `/support/feed-logs/${feedId}`;
const one = `GET /support/feeds/${feedId}`;
const list = 'GET /support/feed-runs';
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showFeedLogs', 'showCompany'],
    responses: { [one]: [{ feed: aSupportFeed() }], [list]: [feedRunsPage(aFeedRun())], ...responses },
    ...visit,
  });
const second = aFeedRun({ id: feedId, startedAt: '2026-11-29T12:00:00.000Z', rows: 190 });

beforeEach(() => localStorage.clear());

describe('the log of a feed', () => {
  it('has the facts of the feed, and leads to its company', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Maple nightly' })).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: 'Feed' }));
    for (const text of ['Table (CSV)', 'files.example.com', 'Every day', 'All homes of the partner', '200'])
      expect(facts.getByText(text)).toBeTruthy();
    expect(facts.getByRole('link', { name: 'Maple Homes' }).getAttribute('href')).toBe(`/support/company/${companyId}`);
  });
  it('names one that is off or fails', async () => {
    const { nextRunAt: _, ...off } = aSupportFeed({ isActive: false, health: 'failing' });
    open({ [one]: [{ feed: off }] });
    expect(await screen.findByText('Failing')).toBeTruthy();
    expect(screen.getAllByText('Off')).toHaveLength(2);
  });
  it('shows the homes of its runs as a chart with a sentence and a table', async () => {
    open({ [list]: [feedRunsPage(aFeedRun(), second)] });
    const chart = within(await screen.findByRole('region', { name: 'Homes of each run' }));
    expect(chart.getByText('The last 2 runs read 190 to 207 homes, the latest 207.')).toBeTruthy();
    const rows = within(chart.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['Homes in the file', '207', '190']);
  });
  it('lists its runs, newest first', async () => {
    const { calls } = open({}, { at: `${at}?p=2` });
    const table = await screen.findByRole('table', { name: 'Runs' });
    expect(within(table).getByRole('link').getAttribute('href')).toBe(`${at}?run=${runId}`);
    expect(calls()).toContain(`${list}?feedId=${feedId}&page=2`);
  });
  it('says that the feed never ran', async () => {
    open({ [list]: [feedRunsPage()] });
    expect(await screen.findByText('This feed hasn’t run yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Homes of each run' })).toBeNull();
  });
  it('runs the feed now, and opens the run', async () => {
    const started = aFeedRunResult({ state: 'queued', rows: 0 });
    const { changes } = open(
      { [`POST /admin/feeds/${feedId}/runs`]: [started], [`GET /support/feed-runs/${runId}`]: [started] },
      { permissions: ['showFeedLogs', 'modifyFeeds'] },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Run Maple nightly now' }));
    expect(await screen.findByText('Waiting to start')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([`POST /admin/feeds/${feedId}/runs`]);
    expect(screen.getByRole('link', { name: 'All runs of this feed' }).getAttribute('href')).toBe(at);
  });
  it('says why the feed did not start', async () => {
    const { flashes } = open(
      { [`POST /admin/feeds/${feedId}/runs`]: [503] },
      { permissions: ['showFeedLogs', 'modifyFeeds'] },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Run Maple nightly now' }));
    await waitFor(() => expect(flashes()).toEqual(['Try again in a moment.']));
  });
  it('is only read by users without modifyFeeds', async () => {
    open();
    await screen.findByRole('region', { name: 'Feed' });
    expect(screen.queryByRole('button', { name: /^Run / })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit feed' })).toBeNull();
  });
  it('of an unknown feed leads to the list, and is loaded again after a failure', async () => {
    const { unmount } = open({ [one]: [404] });
    expect(await screen.findByText('This feed doesn’t exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All feed logs' }).getAttribute('href')).toBe('/support/feed-logs');
    unmount();
    open({ [one]: [503, { feed: aSupportFeed() }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Feed' })).toBeTruthy();
  });
  it('is closed to users without the permission', async () => {
    const { calls } = open({}, { permissions: ['showCompany'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});
