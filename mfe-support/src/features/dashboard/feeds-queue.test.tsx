import { fireEvent, screen, within } from '@testing-library/react';
import { feedNames } from '../../testing/a-feed-run.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/feeds';
const open = (...responses: readonly (object | number)[]) =>
  openAsSupport({ at: '/support/dashboard', permissions: ['showFeedLogs'], responses: { [call]: responses } });
const card = async () => within(await screen.findByRole('region', { name: 'Feeds' }));

beforeEach(() => localStorage.clear());

describe('the feeds on the dashboard', () => {
  it('are those that fail and those with a run to approve', async () => {
    open(feedNames({ failing: 2, held: 1 }));
    expect(await (await card()).findByText('2 feeds are failing, 1 run must be approved')).toBeTruthy();
    expect((await card()).getByRole('link', { name: 'Open the feed logs' }).getAttribute('href')).toBe(
      '/support/feed-logs',
    );
  });
  it('are quiet when all run', async () => {
    open(feedNames());
    expect(await screen.findByText('All feeds run, and no run must be approved.')).toBeTruthy();
    expect(screen.getByText('Nothing waits. Nice and quiet.')).toBeTruthy();
    expect((await card()).queryByRole('link')).toBeNull();
  });
  it('are loaded again after a failure', async () => {
    open(503, feedNames({ held: 2 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No feed is failing, 2 runs must be approved')).toBeTruthy();
  });
  it('are not requested for users who may not see logs', () => {
    const { calls } = openAsSupport({ at: '/support/dashboard', permissions: [], responses: {} });
    expect(calls()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Feeds' })).toBeNull();
  });
});
