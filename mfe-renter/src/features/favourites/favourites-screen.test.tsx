import { toggleFavourite, type Send } from '@porchlight/client';
import { aListingCard, stubResponses, asRenter, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import FavouritesScreen from './favourites-screen.tsx';

const toggled = { '/favourite-listing': { favouriteListings: [], count: 0 } };
const favouritesOf = (...listings: readonly { readonly id: string }[]) => ({
  '/favourite-listings': {
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
  },
  ...toggled,
});

afterEach(() => localStorage.clear());

async function open(send: Send, ids: readonly string[], language?: 'fr-CA') {
  const { store, wrapper } = inSite({
    at: '/admin/favourite-listings',
    path: '/admin/favourite-listings',
    send,
    ...(language ? { language } : {}),
  });
  asRenter(store);
  for (const id of ids) await store.dispatch(toggleFavourite(id));
  render(<FavouritesScreen />, { wrapper });
  return store;
}

describe('favourites screen', () => {
  it('shows the listings and their number', async () => {
    const listing = aListingCard();
    await open(stubResponses(favouritesOf(listing)), [listing.id]);
    expect(await screen.findByText('$2,150')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 home');
  });

  it('links to the search when there are none', async () => {
    await open(stubResponses(favouritesOf()), []);
    expect(await screen.findByText('Tap the heart on any home to save it here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/homes');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('marks unavailable listings and offers similar ones', async () => {
    const listing = { ...aListingCard(), unavailable: 'rented' };
    await open(stubResponses(favouritesOf(listing)), [listing.id]);
    expect(await screen.findByRole('link', { name: 'Find similar homes' })).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
  });

  it('removes a favourite and restores it by Undo', async () => {
    const listing = aListingCard();
    const store = await open(stubResponses(favouritesOf(listing)), [listing.id]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove from My Picks/ }));
    expect(store.getState().favourites.ids).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().favourites.ids).toEqual([listing.id]);
  });

  it('shows a loading error and retries', async () => {
    const listing = aListingCard();
    let isBroken = true;
    const send: Send = (path, init) =>
      stubResponses(isBroken ? { '/favourite-listings': 500, ...toggled } : favouritesOf(listing))(path, init);
    await open(send, [listing.id]);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your homes');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$2,150')).toBeTruthy();
  });

  it('sorts by the order of the URL', async () => {
    const [dear, cheap] = [
      aListingCard({ id: 'dear000000', rent: 2900 }),
      aListingCard({ id: 'cheap00000', rent: 900 }),
    ];
    await open(stubResponses(favouritesOf(dear, cheap)), [dear.id, cheap.id]);
    await screen.findByText('$2,900');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Lowest rent');
    expect(screen.getAllByText(/^\$/).map(({ textContent }) => textContent)).toEqual(['$900', '$2,900']);
  });

  it('saves notes to the account, at the latest on leaving the page', async () => {
    const listing = { ...aListingCard(), note: 'Bright.' };
    const sent: unknown[] = [];
    const send: Send = (path, init) => {
      if (init.method === 'PATCH' && path.startsWith('/favourite-listings/'))
        sent.push([path, JSON.parse(init.body ?? '')]);
      return stubResponses(favouritesOf(listing))(path, init);
    };
    await open(send, [listing.id]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Your note on/ }), ' Quiet.');
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([['/favourite-listings/abcdefghij', { note: 'Bright. Quiet.' }]]);
  });

  it('shows distances to the points of interest', async () => {
    const listing = aListingCard({ latitude: 43.66, longitude: -79.4 });
    const points = {
      pointsOfInterest: [
        { id: 'p1', name: 'Far', address: 'x', city: '', icon: 'one', latitude: 51, longitude: -114 },
        { id: 'p2', name: 'Work', address: 'x', city: '', icon: 'work', latitude: 43.66, longitude: -79.39 },
      ],
      listings: [],
      inquiryCount: 0,
      favouriteCount: 1,
      recommendedCount: 0,
    };
    await open(stubResponses({ ...favouritesOf(listing), '/points-of-interest': points }), [listing.id]);
    expect(await screen.findByText('Work: about 13 min walk · 0.8 km')).toBeTruthy();
    expect(screen.queryByText(/^Far/)).toBeNull();
  });

  it('sorts by distance to the first point of interest', async () => {
    const [far, near] = [
      aListingCard({ id: 'far0000000', rent: 900, latitude: 43.9 }),
      aListingCard({ id: 'near000000', rent: 2900, latitude: 43.66 }),
    ];
    const pointsOfInterest = [
      { id: 'p2', name: 'Work', address: 'x', city: '', icon: 'work', latitude: 43.66, longitude: -79.39 },
    ];
    await open(
      stubResponses({
        ...favouritesOf(far, near),
        '/points-of-interest': {
          pointsOfInterest,
          listings: [],
          inquiryCount: 0,
          favouriteCount: 2,
          recommendedCount: 0,
        },
      }),
      [far.id, near.id],
    );
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort' }),
      await screen.findByRole('option', { name: 'Nearest to Work' }),
    );
    expect(screen.getAllByText(/^\$/).map(({ textContent }) => textContent)).toEqual(['$2,900', '$900']);
  });

  it('is translated to French', async () => {
    await open(stubResponses(favouritesOf()), [], 'fr-CA');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mes favoris');
  });
});
