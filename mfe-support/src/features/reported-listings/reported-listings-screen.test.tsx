import { fireEvent, screen, within } from '@testing-library/react';
import { aReportedSummary, reportedId, reportedPage } from '../../testing/a-reported-listing.ts';
import { colleague, me, openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/reported-listings';
const at = '/support/reported-listings/';
const other = aReportedSummary({
  id: '44444444-4444-4444-8444-444444444444',
  title: 'Quiet home',
  severity: 'low',
  reason: 'unavailable',
  reporters: 1,
  dueAt: '2026-12-24T09:00:00.000Z',
});
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const permissions = ['showReportedListings', 'viewUsers'] as const;
const open = (visit: Visit) => openAsSupport({ at, permissions, responses: {}, ...visit });
const rowOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('tr')!);

beforeEach(() => localStorage.clear());

describe('the queue of reported listings', () => {
  it('shows the problem, how many reported it, how grave it is and until when support decides', async () => {
    open({
      responses: { [call]: [reportedPage(aReportedSummary({ dueAt: '2026-11-21T11:00:00.000Z' }), other)] },
    });
    const row = await rowOf('Bright home near the park');
    for (const text of ['High', 'Scam, or asked to pay early', '2 reporters', 'Maple Homes'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText(/^Overdue since/).tagName).toBe('STRONG');
    expect((await rowOf('Quiet home')).getByText(/^Decide by/)).toBeTruthy();
    expect(screen.getByText('2 listings')).toBeTruthy();
  });
  it('shows what is hidden, and who works on it', async () => {
    const held = aReportedSummary({ hold: 'several-reporters', claimedBy: me });
    const taken = { ...other, claimedBy: colleague };
    open({
      responses: {
        [call]: [reportedPage(held, taken)],
        'GET /staff-names': [{ names: [{ id: colleague, name: 'Ben' }] }],
      },
    });
    const row = await rowOf('Bright home near the park');
    expect(row.getByText('Hidden automatically')).toBeTruthy();
    expect(row.getByText('Claimed by you')).toBeTruthy();
    expect(await (await rowOf('Quiet home')).findByText('Claimed by Ben')).toBeTruthy();
  });
  it('opens a record on a click beside its title', async () => {
    const { address } = open({ responses: { [call]: [reportedPage(aReportedSummary())] } });
    fireEvent.click(await screen.findByText('Maple Homes'));
    expect(address()).toBe(`/support/reported-listings/${reportedId}`);
  });
  it('has the appeals and the closed ones beside it', async () => {
    const { calls } = open({ at: `${at}?list=appealed`, responses: { [call]: [reportedPage()] } });
    expect(await screen.findByText('No appeals')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Appeals' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Closed' }).getAttribute('href')).toBe(`${at}?list=closed`);
    expect(calls()).toEqual([`${call}?list=appealed`]);
  });
  it('explains that it is loaded, why it is missing, and is loaded again', async () => {
    open({ responses: { [call]: [503, reportedPage()] } });
    expect(screen.getByText('Loading the reported listings')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open reports')).toBeTruthy();
  });
  it('is closed to users who may not see reports, without a request', async () => {
    const { calls } = open({ permissions: ['showListings'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('is in French in a French page', async () => {
    open({ language: 'fr-CA', responses: { [call]: [reportedPage(aReportedSummary())] } });
    expect(await screen.findByText('Élevée')).toBeTruthy();
    expect(screen.getByText('2 personnes')).toBeTruthy();
  });
});
