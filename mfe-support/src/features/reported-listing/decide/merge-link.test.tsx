import type { PermissionName } from '@porchlight/contracts';
import type { ReceivedReport, ReportedListing } from '@porchlight/contracts/catalog';
import { screen } from '@testing-library/react';
import { aReportedListing, reportedId, reportedPage } from '../../../testing/a-reported-listing.ts';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const decider = ['showReportedListings', 'modifyReportedListings', 'mergeListings'] as const;
const duplicate: ReceivedReport = { ...aReportedListing().reports[0]!, reason: 'duplicate' };
const open = (stored: ReportedListing, permissions: readonly PermissionName[] = decider) =>
  openAsSupport({
    at: `/support/reported-listings/${reportedId}`,
    permissions,
    responses: {
      [`GET /support/reported-listings/${reportedId}`]: [stored],
      'GET /support/reported-listings': [reportedPage()],
    },
  });
const link = () => screen.queryByRole('link', { name: 'Merge with the other listing' });

beforeEach(() => localStorage.clear());

describe('a listing that was reported as a duplicate', () => {
  it('leads to the merge of the listings of its company, with itself selected', async () => {
    const stored = aReportedListing({ reports: [duplicate] });
    open(stored);
    await screen.findByRole('button', { name: 'Dismiss reports' });
    expect(link()?.getAttribute('href')).toBe(
      `/support/company/${stored.companyId}/merge-listings?listing=${stored.listingId}`,
    );
  });
  it('leads there only with the permission', async () => {
    open(aReportedListing({ reports: [duplicate] }), ['showReportedListings', 'modifyReportedListings']);
    await screen.findByRole('button', { name: 'Dismiss reports' });
    expect(link()).toBeNull();
  });
  it('is the only one that leads there, and not once it is deleted', async () => {
    const { unmount } = open(aReportedListing());
    await screen.findByRole('button', { name: 'Dismiss reports' });
    expect(link()).toBeNull();
    unmount();
    const { listing: _, ...deleted } = aReportedListing({ reports: [duplicate] });
    open(deleted);
    await screen.findByRole('button', { name: 'Dismiss reports' });
    expect(link()).toBeNull();
  });
});
