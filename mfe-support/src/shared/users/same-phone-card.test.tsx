import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { aReportedListing } from '../../testing/a-reported-listing.ts';
import { aSupportUser, supportUserId } from '../../testing/a-support-user.ts';
import { anAccountReview, reviewedUserId, reviewId } from '../../testing/an-account-review.ts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const title = 'Accounts with the same phone number';
const other = { ...aSupportUser(), id: '77777777-7777-4777-8777-777777777777', name: 'Noah B.', roleNames: ['Renter'] };
const open = (responses: Responses) =>
  openAsSupport({
    at: `/support/user/${supportUserId}`,
    permissions: ['showUser'],
    responses: { [`GET /support/users/${supportUserId}`]: [aSupportUser()], ...responses },
  });
const samePhone = `GET /support/users/${supportUserId}/same-phone`;
const card = async () => within(await screen.findByRole('region', { name: title }));

beforeEach(() => localStorage.clear());

describe('the accounts with the phone number of a user', () => {
  it('are links to their records', async () => {
    open({ [samePhone]: [{ users: [other], isMore: false }] });
    const link = await (await card()).findByRole('link', { name: 'Noah B.' });
    expect(link.getAttribute('href')).toBe(`/support/user/${other.id}`);
    expect((await card()).getByText('l•••@example.com · Renter · Maple Homes')).toBeTruthy();
    expect((await card()).queryByText(/newest/)).toBeNull();
  });
  it('are named when there are none', async () => {
    open({ [samePhone]: [{ users: [], isMore: false }] });
    expect(await (await card()).findByText('No other account has this phone number.')).toBeTruthy();
  });
  it('are the newest ones of many', async () => {
    open({ [samePhone]: [{ users: [other], isMore: true }] });
    expect(await (await card()).findByText('More accounts have this number. These are the newest ones.')).toBeTruthy();
  });
  it('fail alone, and are loaded again', async () => {
    open({ [samePhone]: [503, { users: [other], isMore: false }] });
    fireEvent.click(await (await card()).findByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByRole('link', { name: 'Noah B.' })).toBeTruthy();
  });

  const pages = (permissions: readonly PermissionName[]) => {
    const reported = aReportedListing();
    return [
      {
        at: `/support/account-reviews/${reviewId}`,
        permissions: ['showAccountReviews', ...permissions] as const,
        responses: {
          [`GET /support/account-reviews/${reviewId}`]: [anAccountReview()],
          [`GET /support/users/${reviewedUserId}/same-phone`]: [{ users: [other], isMore: false }],
        },
        heading: 'Amara Okafor',
      },
      {
        at: `/support/reported-listings/${reported.id}`,
        permissions: ['showReportedListings', ...permissions] as const,
        responses: {
          [`GET /support/reported-listings/${reported.id}`]: [reported],
          [`GET /support/users/${reported.landlordId}/same-phone`]: [{ users: [other], isMore: false }],
        },
        heading: reported.title,
      },
    ];
  };
  it.each(pages(['showUser']))('are on the page $at', async ({ heading: _, ...visit }) => {
    openAsSupport(visit as Parameters<typeof openAsSupport>[0]);
    expect(await (await card()).findByRole('link', { name: 'Noah B.' })).toBeTruthy();
  });
  it.each(pages([]))('are absent from $at without showUser', async ({ heading, ...visit }) => {
    openAsSupport(visit as Parameters<typeof openAsSupport>[0]);
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(heading) })).toBeTruthy();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
