import { screen, within } from '@testing-library/react';
import { aReportedSummary, reportedPage } from '../../testing/a-reported-listing.ts';
import { aReviewSummary, reviewPage } from '../../testing/an-account-review.ts';
import { me, openAsSupport } from '../../testing/open-as-support.tsx';

const colleague = '22222222-2222-4222-8222-222222222222';
const [first, second, third] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-3333-4333-8333-333333333333`);
const open = (...reports: readonly (readonly [id: string | undefined, claimedBy?: string])[]) =>
  openAsSupport({
    at: '/support/dashboard',
    permissions: ['showReportedListings', 'showAccountReviews'],
    responses: {
      'GET /support/reported-listings': [
        reportedPage(
          ...reports.map(([id = '', claimedBy]) => aReportedSummary({ id, ...(claimedBy && { claimedBy }) })),
        ),
      ],
      'GET /support/account-reviews': [reviewPage(aReviewSummary({ claimedBy: me }))],
    },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const addresses = (part: Awaited<ReturnType<typeof card>>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('SUPPORT-DASHBOARD-1: claims on the dashboard', () => {
  it('list what the reader works on, of all queues', async () => {
    open([first, colleague], [second, me], [third]);
    await screen.findByRole('link', { name: 'Take the next report' });
    const mine = await card('Claimed by you');
    expect(mine.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Reported listings: Bright home near the park',
      'Account reviews: Amara Okafor',
    ]);
    expect(addresses(mine)[0]).toBe(`/support/reported-listings/${second}`);
  });
  it('leave the first record that no member of support works on to the reader', async () => {
    open([first, colleague], [second, me], [third]);
    const link = await screen.findByRole('link', { name: 'Take the next report' });
    expect(link.getAttribute('href')).toBe(`/support/reported-listings/${third}`);
  });
  it('leave nothing to take when colleagues work on all', async () => {
    open([first, colleague]);
    const reports = await card('Reported listings');
    expect(await reports.findByText('1 reported listing')).toBeTruthy();
    expect(addresses(reports)).toEqual(['/support/reported-listings/']);
    expect((await card('Claimed by you')).queryByText(/Bright home/)).toBeNull();
  });
});
