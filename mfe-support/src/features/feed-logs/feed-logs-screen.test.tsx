import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeedRun, feedId, feedNames, feedRunsPage, runId } from '../../testing/a-feed-run.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const at = '/support/feed-logs';
const list = 'GET /support/feed-runs';
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showFeedLogs'],
    responses: { 'GET /support/feeds': [feedNames()], [list]: [feedRunsPage(aFeedRun())], ...responses },
    ...visit,
  });

beforeEach(() => localStorage.clear());

describe('the runs of all feeds', () => {
  it('show their numbers, length and result, and lead to their logs', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Maple nightly' });
    expect(link.getAttribute('href')).toBe(`${at}/${feedId}?run=${runId}`);
    const row = within(link.closest('tr')!);
    for (const text of ['Maple Homes', '1 min 5 s', '7', '11', '2', '9', 'OK'])
      expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('1 run').getAttribute('role')).toBe('status');
  });
  it('show why a file was refused, and that one has not ended', async () => {
    const { endedAt: _, ...running } = aFeedRun({ id: feedId, state: 'applying' });
    open({ [list]: [feedRunsPage(aFeedRun({ state: 'failed', fault: 'web-page' }), running)] });
    for (const text of ['Failed', 'The address shows a web page', 'Importing', 'Not ended'])
      expect(await screen.findByText(text, { selector: 'tr *' })).toBeTruthy();
  });
  it('are filtered by feed, result and days in the address', async () => {
    const { calls } = open({}, { at: `${at}?feed=${feedId}&state=held&from=2026-11-01&to=2026-11-30&p=2` });
    await screen.findByRole('link', { name: 'Maple nightly' });
    expect(calls()).toContain(`${list}?feedId=${feedId}&state=held&from=2026-11-01&to=2026-11-30&page=2`);
    await screen.findByRole('option', { name: 'Maple nightly' });
    expect(screen.getByLabelText<HTMLSelectElement>('Feed').value).toBe(feedId);
    fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'failed' } });
    await waitFor(() =>
      expect(calls()).toContain(`${list}?feedId=${feedId}&state=failed&from=2026-11-01&to=2026-11-30`),
    );
  });
  it('ignore filters that they cannot read', async () => {
    const { calls } = open({}, { at: `${at}?feed=all&state=lost&from=soon&to=2026-13-40` });
    await screen.findByRole('link', { name: 'Maple nightly' });
    expect(calls()).toContain(list);
  });
  it('say that there are none in a period, and show all again', async () => {
    open({ [list]: [feedRunsPage(), feedRunsPage(aFeedRun())] }, { at: `${at}?from=2026-11-01` });
    const empty = within((await screen.findByText('No runs in this period')).closest('[role=status]') as HTMLElement);
    fireEvent.click(empty.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Maple nightly' })).toBeTruthy();
  });
  it('are loaded again after a failure, with the filters in place', async () => {
    open({ [list]: [503, feedRunsPage(aFeedRun())] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Maple nightly' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Filters' })).toBeTruthy();
  });
  it('are cards on phones', async () => {
    open({}, { isPhone: true });
    const card = within(await screen.findByRole('listitem'));
    for (const text of ['Maple nightly', 'Maple Homes', 'OK', '7']) expect(card.getByText(text)).toBeTruthy();
  });
  it('are closed to users without the permission', async () => {
    const { calls } = open({}, { permissions: ['showCompany'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});
