import { toggleFavourite, type Send } from '@porchlight/client';
import { aListing, answers, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import FavouritesScreen from './favourites-screen.tsx';

const kept = (...listings: readonly { readonly id: string }[]) => ({ '/favourite-listings': { listings, pagination: { currentPage: 1, prevPages: [], nextPages: [], showing: { start: 1, end: listings.length }, total: listings.length, more: false, numOfListingsFromPageOne: listings.length, endOfListings: true } } });

async function open(send: Send, ids: readonly string[], language?: 'fr-CA') {
  const { store, wrapper } = inSite({ at: '/admin/favourite-listings', path: '/admin/favourite-listings', send, ...(language ? { language } : {}) });
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
    const send: Send = (path, init) => answers(isBroken ? { '/favourite-listings': 500 } : kept(home))(path, init);
    await open(send, [home.id]);
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your homes');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$2,150')).toBeTruthy();
  });

  it('speak French under French', async () => {
    await open(answers(kept()), [], 'fr-CA');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mes favoris');
  });
});
