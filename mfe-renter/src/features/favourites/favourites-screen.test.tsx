import { toggleFavourite, type Send } from '@porchlight/client';
import { aListing, answers, asRenter, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import FavouritesScreen from './favourites-screen.tsx';

const toggled = { '/favourite-listing': { favouriteListings: [], count: 0 } };
const kept = (...listings: readonly { readonly id: string }[]) => ({
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

describe('the favourites of a renter', () => {
  it('show the homes and their number', async () => {
    const home = aListing();
    await open(answers(kept(home)), [home.id]);
    expect(await screen.findByText('$2,150')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 home');
  });

  it('invite to look when there are none', async () => {
    await open(answers(kept()), []);
    expect(await screen.findByText('Tap the heart on any home to keep it here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/homes');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('mark a home that is gone, and offer similar ones', async () => {
    const home = { ...aListing(), unavailable: 'rented' };
    await open(answers(kept(home)), [home.id]);
    expect(await screen.findByRole('link', { name: 'Find similar homes' })).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
  });

  it('let a home go by its heart and bring it back by Undo', async () => {
    const home = aListing();
    const store = await open(answers(kept(home)), [home.id]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove from My Picks/ }));
    expect(store.getState().favourites.ids).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().favourites.ids).toEqual([home.id]);
  });

  it('say when they could not be loaded, and load them on Try again', async () => {
    const home = aListing();
    let isBroken = true;
    const send: Send = (path, init) =>
      answers(isBroken ? { '/favourite-listings': 500, ...toggled } : kept(home))(path, init);
    await open(send, [home.id]);
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your homes');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$2,150')).toBeTruthy();
  });

  it('stand in the order that is asked for', async () => {
    const [dear, cheap] = [aListing({ id: 'dear000000', rent: 2900 }), aListing({ id: 'cheap00000', rent: 900 })];
    await open(answers(kept(dear, cheap)), [dear.id, cheap.id]);
    await screen.findByText('$2,900');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Lowest rent');
    expect(screen.getAllByText(/^\$/).map(({ textContent }) => textContent)).toEqual(['$900', '$2,900']);
  });

  it('keep their notes in the account, at the latest when the page is left', async () => {
    const home = { ...aListing(), note: 'Bright.' };
    const sent: unknown[] = [];
    const send: Send = (path, init) => {
      if (init.method === 'PATCH' && path.startsWith('/favourite-listings/'))
        sent.push([path, JSON.parse(init.body ?? '')]);
      return answers(kept(home))(path, init);
    };
    await open(send, [home.id]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Your note on/ }), ' Quiet.');
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([['/favourite-listings/abcdefghij', { note: 'Bright. Quiet.' }]]);
  });

  it('say how far each is from the renter’s places', async () => {
    const home = aListing({ latitude: 43.66, longitude: -79.4 });
    const places = {
      pointsOfInterest: [
        { id: 'p1', name: 'Far', address: 'x', city: '', icon: 'one', latitude: 51, longitude: -114 },
        { id: 'p2', name: 'Work', address: 'x', city: '', icon: 'work', latitude: 43.66, longitude: -79.39 },
      ],
      listings: [],
      inquiryCount: 0,
      favouriteCount: 1,
      recommendedCount: 0,
    };
    await open(answers({ ...kept(home), '/points-of-interest': places }), [home.id]);
    expect(await screen.findByText('Work: about 13 min walk · 0.8 km')).toBeTruthy();
    expect(screen.queryByText(/^Far/)).toBeNull();
  });

  it('stand by how near they are to the first place, where there is one', async () => {
    const [far, near] = [
      aListing({ id: 'far0000000', rent: 900, latitude: 43.9 }),
      aListing({ id: 'near000000', rent: 2900, latitude: 43.66 }),
    ];
    const pointsOfInterest = [
      { id: 'p2', name: 'Work', address: 'x', city: '', icon: 'work', latitude: 43.66, longitude: -79.39 },
    ];
    await open(
      answers({
        ...kept(far, near),
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

  it('speak French under French', async () => {
    await open(answers(kept()), [], 'fr-CA');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mes favoris');
  });
});
