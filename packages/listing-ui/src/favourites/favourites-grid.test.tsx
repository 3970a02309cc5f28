import { toggleFavourite } from '@porchlight/client';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aListingCard, inSite } from '../testing/index.ts';
import { FavouritesGrid } from './favourites-grid.tsx';
import type { Favourite } from './sort-favourites.ts';

async function aGrid(picks: readonly Favourite[]) {
  const { store, wrapper } = inSite();
  for (const { id } of picks) await store.dispatch(toggleFavourite(id));
  render(
    <FavouritesGrid
      favourites={picks}
      onToggle={(id) => {
        void store.dispatch(toggleFavourite(id));
      }}
    />,
    { wrapper },
  );
  return store;
}

describe('favourites grid', () => {
  it('restores a removed listing with Undo', async () => {
    const store = await aGrid([aListingCard()]);
    await userEvent.click(screen.getByRole('button', { name: /^Remove from My Picks/ }));
    expect(store.getState().favourites.ids).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().favourites.ids).toEqual(['abcdefghij']);
    expect(screen.getByText('$2,150')).toBeTruthy();
  });

  it('drops a removed listing after six seconds', async () => {
    const { jest } = await import('@jest/globals');
    const store = await aGrid([aListingCard()]);
    jest.useFakeTimers();
    act(() => {
      void store.dispatch(toggleFavourite('abcdefghij'));
    });
    act(() => {
      jest.advanceTimersByTime(5999);
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    jest.useRealTimers();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows an unavailable listing greyed out, with a link to similar ones', async () => {
    await aGrid([{ id: 'abcdefghij', unavailable: 'rented', city: 'Toronto' }]);
    expect(screen.getByRole('heading', { name: 'Home in Toronto' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find similar homes' }).getAttribute('href')).toBe('/homes?q=Toronto');
  });

  it('searches similar listings in the same location, with as many bedrooms and about the same rent', async () => {
    await aGrid([aListingCard({ unavailable: 'rented', rent: 2150, beds: 5 })]);
    expect(screen.getByRole('link', { name: 'Find similar homes' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=4&maxrate=2400',
    );
  });

  it('moves the focus from the favourite button to Undo, and from Undo to the restored listing', async () => {
    await aGrid([aListingCard()]);
    await userEvent.click(screen.getByRole('button', { name: /^Remove from My Picks/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(screen.getByRole('article').closest('li'));
  });
});
