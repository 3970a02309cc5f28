import { toggleFavourite } from '@porchlight/client';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aListing, inSite } from '../testing/index.ts';
import { PicksGrid } from './picks-grid.tsx';
import type { Pick } from './sort-picks.ts';

async function aGrid(picks: readonly Pick[]) {
  const { store, wrapper } = inSite();
  for (const { id } of picks) await store.dispatch(toggleFavourite(id));
  render(
    <PicksGrid
      picks={picks}
      onToggle={(id) => {
        void store.dispatch(toggleFavourite(id));
      }}
    />,
    { wrapper },
  );
  return store;
}

describe('the homes that somebody keeps', () => {
  it('brings a removed home back by Undo', async () => {
    const store = await aGrid([aListing()]);
    await userEvent.click(screen.getByRole('button', { name: /^Remove from My Picks/ }));
    expect(store.getState().favourites.ids).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().favourites.ids).toEqual(['abcdefghij']);
    expect(screen.getByText('$2,150')).toBeTruthy();
  });

  it('lets a removed home go after six seconds', async () => {
    const { jest } = await import('@jest/globals');
    const store = await aGrid([aListing()]);
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

  it('keeps a home that is gone, greyed, with the way to similar ones', async () => {
    await aGrid([{ id: 'abcdefghij', unavailable: 'rented', city: 'Toronto' }]);
    expect(screen.getByRole('heading', { name: 'Home in Toronto' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find similar homes' }).getAttribute('href')).toBe('/homes?q=Toronto');
  });

  it('looks for homes like one that is gone in its place, as large and for about its rent', async () => {
    await aGrid([aListing({ unavailable: 'rented', rent: 2150, beds: 5 })]);
    expect(screen.getByRole('link', { name: 'Find similar homes' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=4&maxrate=2400',
    );
  });

  it('never loses the focus: from the heart to Undo, and from Undo to the home that came back', async () => {
    await aGrid([aListing()]);
    await userEvent.click(screen.getByRole('button', { name: /^Remove from My Picks/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(screen.getByRole('article').closest('li'));
  });
});
