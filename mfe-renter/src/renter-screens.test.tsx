import { aListingCard, stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import RecommendedScreen from './features/recommended/recommended-screen.tsx';
import { PointsOfInterestSection } from './shared/points-of-interest/points-of-interest-section.tsx';
import ViewedScreen from './features/viewed/viewed-screen.tsx';

const paged = (listings: readonly object[]) => ({
  listings,
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: listings.length },
    total: listings.length,
    more: false,
    numOfListingsFromPageOne: listings.length,
    endOfListings: true,
  },
});
const aViewedListing = (given: object) => ({
  ...aListingCard(),
  viewedAt: '2026-11-21T11:00:00.000Z',
  times: 1,
  ...given,
});

describe('viewed listings', () => {
  it('groups by day and shows changes since the view', async () => {
    const listings = [
      aViewedListing({ rentThen: 2250 }),
      aViewedListing({ id: 'bbbbbbbbbb', viewedAt: '2026-11-18T11:00:00.000Z' }),
      aViewedListing({ id: 'cccccccccc', viewedAt: '2026-09-18T11:00:00.000Z' }),
    ];
    render(<ViewedScreen />, inSite({ send: stubResponses({ '/viewed-listings': paged(listings) }) }));
    expect(await screen.findByText('$100 less since you viewed it')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'This week',
      'Earlier',
    ]);
  });
  it('shows the empty state and loading errors', async () => {
    render(<ViewedScreen />, inSite({ send: stubResponses({ '/viewed-listings': paged([]) }) }));
    expect(await screen.findByText('Homes you view will appear here')).toBeTruthy();
    render(<ViewedScreen />, inSite({ send: stubResponses({ '/viewed-listings': 500 }) }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the homes you viewed');
  });
});

describe('recommended listings', () => {
  it('shows reasons and restores a dismissed listing by Undo', async () => {
    const listing = { ...aListingCard(), why: ['near-places', 'in-budget'], nearPlace: 'Work', isNew: true };
    render(
      <RecommendedScreen />,
      inSite({
        send: stubResponses({
          '/recommended-listings/abcdefghij/removed': {},
          '/recommended-listings': paged([listing]),
        }),
      }),
    );
    expect(await screen.findByText('Why this home: near Work and in your budget')).toBeTruthy();
    expect(screen.getByText('1 home · 1 new')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Not for me/ }));
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('article')).toBeTruthy();
  });
});

describe('points of interest', () => {
  it('explains their purpose when there are none', async () => {
    render(
      <PointsOfInterestSection />,
      inSite({
        send: stubResponses({
          '/points-of-interest': {
            pointsOfInterest: [],
            listings: [],
            inquiryCount: 0,
            favouriteCount: 2,
            recommendedCount: 1,
          },
        }),
      }),
    );
    expect(await screen.findByText('Add work or school to see the distance from every home')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Favourites (2)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a place' })).toBeTruthy();
  });
});
