import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeed, aFeedRun, feedId } from '../../../testing/a-feed.ts';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { FeedsScreen } from '../feeds-screen.tsx';

const path = '/admin/feeds';
const staff: readonly PermissionName[] = ['viewFeeds', 'createFeeds', 'modifyFeeds', 'showFeedLogs'];
const page = (...records: readonly object[]) => ({
  records,
  pagination: { currentPage: 1, showing: { start: 1, end: records.length }, total: records.length },
});
const open = (responses: Readonly<Record<string, FakeResponse>> = {}, permissions = staff) =>
  openAsStaff({
    screen: <FeedsScreen />,
    at: path,
    permissions,
    responses: { [`GET ${path}`]: [200, page(aFeed)], ...responses },
  });

beforeEach(() => localStorage.clear());

describe('the list of feeds', () => {
  it('shows company, host, result and number of homes of each', async () => {
    open();
    const link = await screen.findByRole('link', { name: aFeed.name });
    expect(link.getAttribute('href')).toBe(`${path}/${feedId}/edit`);
    const row = within(link.closest('tr')!);
    for (const text of ['files.example.com', 'Maple Homes', 'Failing', 'Table (CSV)', '42', 'On'])
      expect(row.getByText(text)).toBeTruthy();
  });
  it('shows that one never ran, and that one that is off has no next run', async () => {
    const { lastRunAt: _, nextRunAt: __, ...never } = { ...aFeed, isActive: false, health: 'none' };
    open({ [`GET ${path}`]: [200, page(never)] });
    const row = within((await screen.findByRole('link', { name: aFeed.name })).closest('tr')!);
    for (const text of ['Not run yet', 'Never', 'None', 'Off']) expect(row.getByText(text)).toBeTruthy();
  });
  it('runs one now', async () => {
    const { changes } = open({ [`POST ${path}/${feedId}/runs`]: [200, { run: { ...aFeedRun(), issues: [] } }] });
    fireEvent.click(await screen.findByRole('button', { name: `Run ${aFeed.name} now` }));
    await waitFor(() => expect(changes.map(({ call }) => call)).toEqual([`POST ${path}/${feedId}/runs`]));
  });
  it('says why one did not start', async () => {
    const { store } = open({ [`POST ${path}/${feedId}/runs`]: [503, { message: 'Try again in a moment.' }] });
    fireEvent.click(await screen.findByRole('button', { name: `Run ${aFeed.name} now` }));
    await waitFor(() => expect(store.getState().flash.map(({ text }) => text)).toEqual(['Try again in a moment.']));
  });
  it('explains feeds when there are none', async () => {
    open({ [`GET ${path}`]: [200, page()] });
    expect(await screen.findByText('Feeds bring homes from landlords’ systems')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New feed' })[0]?.getAttribute('href')).toBe(`${path}/create`);
  });
  it('is loaded again after a failure', async () => {
    let turn = 0;
    open({ [`GET ${path}`]: () => ((turn += 1) === 1 ? [503, { message: 'Busy.' }] : [200, page(aFeed)]) });
    fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: aFeed.name })).toBeTruthy();
  });
  it('leads users who may not change feeds to the log, and runs none for them', async () => {
    open({}, ['viewFeeds', 'showFeedLogs']);
    const link = await screen.findByRole('link', { name: aFeed.name });
    expect(link.getAttribute('href')).toBe(`/support/feed-logs/${feedId}`);
    for (const name of [/^Run /, /menu/i]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New feed' })).toBeNull();
  });
});
