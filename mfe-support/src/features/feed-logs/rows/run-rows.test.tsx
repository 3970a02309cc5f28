import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeedRow, aFeedRunResult, aSupportFeed, feedId, feedRowsPage, runId } from '../../../testing/a-feed-run.ts';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const one = `GET /support/feed-runs/${runId}`;
const rows = `${one}/rows`;
const at = `/support/feed-logs/${feedId}?run=${runId}`;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showFeedLogs', 'showListings'],
    responses: {
      [`GET /support/feeds/${feedId}`]: [{ feed: aSupportFeed() }],
      [one]: [aFeedRunResult()],
      [rows]: [feedRowsPage(aFeedRow())],
      ...responses,
    },
    ...visit,
  });
const rowOf = async (id: string) =>
  within((await screen.findByText(id, { selector: 'td *, th *, td, th' })).closest('tr')!);

beforeEach(() => localStorage.clear());

describe('the homes of a run', () => {
  it('show what becomes of each, its issues and the text of the file', async () => {
    open();
    const row = await rowOf('A-3');
    for (const text of ['3', '67 Sorauren Ave', 'Rejected', 'No rent', 'Example: “call us”', 'None'])
      expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('1 home').getAttribute('role')).toBe('status');
  });
  it('lead to their listings', async () => {
    const {
      number: _,
      line: __,
      value: ___,
      ...gone
    } = aFeedRow({ action: 'expired', issues: [], listingId: 'aB3dE5' });
    open({ [rows]: [feedRowsPage(gone)] });
    const row = await rowOf('A-3');
    expect(row.getByRole('link', { name: 'Listing aB3dE5' }).getAttribute('href')).toBe('/support/listing/aB3dE5');
    for (const text of ['Not in the file', 'Removed']) expect(row.getByText(text)).toBeTruthy();
  });
  it('name a listing that the user may not open', async () => {
    open({ [rows]: [feedRowsPage(aFeedRow({ listingId: 'aB3dE5' }))] }, { permissions: ['showFeedLogs'] });
    expect((await rowOf('A-3')).getByText('Listing aB3dE5').closest('a')).toBeNull();
  });
  it('are filtered by the address', async () => {
    const { calls } = open({}, { at: `${at}&issues=only&action=rejected&search=A-&p=2` });
    await rowOf('A-3');
    expect(calls()).toContain(`${rows}?action=rejected&hasIssue=true&search=A-&page=2`);
  });
  it('are filtered from the list, and stay those of the run', async () => {
    const { calls } = open({ [rows]: [feedRowsPage(aFeedRow()), feedRowsPage()] });
    await rowOf('A-3');
    fireEvent.change(screen.getByLabelText('Issues'), { target: { value: 'only' } });
    expect(await screen.findByText('No homes match')).toBeTruthy();
    expect(calls()).toContain(`${rows}?hasIssue=true`);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by id' }), { target: { value: 'B-' } });
    await waitFor(() => expect(calls()).toContain(`${rows}?hasIssue=true&search=B-`));
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('No homes of this run are stored')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Run' })).toBeTruthy();
  });
  it('of an old run are gone, and the page says so', async () => {
    open({ [rows]: [feedRowsPage()] });
    expect(await screen.findByText('They are kept for 14 days.')).toBeTruthy();
  });
  it('are loaded again after a failure, beside the run', async () => {
    open({ [rows]: [503, feedRowsPage(aFeedRow())] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await rowOf('A-3');
    expect(screen.getByRole('region', { name: 'Run' })).toBeTruthy();
  });
  it('focus the search with the slash key', async () => {
    open();
    await rowOf('A-3');
    fireEvent.keyDown(document, { key: '/' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search by id' }));
  });
});
