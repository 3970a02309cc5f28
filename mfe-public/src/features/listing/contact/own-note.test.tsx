import { toggleFavourite, type Send } from '@porchlight/client';
import { asRenter, inSite } from '@porchlight/listing-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from '../testing/a-full-listing.ts';
import { OwnNote } from './own-note.tsx';

function open(favourite: object | undefined) {
  const written: unknown[] = [];
  const send: Send = (path, { method, body }) => {
    if (!path.startsWith('/favourite-listings/abcdefghij')) return Promise.resolve({ status: 200, body: '{}' });
    if (method === 'PATCH') written.push(JSON.parse(body ?? 'null'));
    return Promise.resolve(
      favourite
        ? { status: 200, body: JSON.stringify({ listing: favourite }) }
        : { status: 404, body: '{"code":"favourite-not-found","message":"Not in My Picks."}' },
    );
  };
  const { store, wrapper } = inSite({ at: '/x', send });
  act(() => asRenter(store));
  render(<OwnNote listing={aFullListing()} />, { wrapper });
  return written;
}

describe('the renter’s note on the listing page', () => {
  it('is shown and can be changed', async () => {
    const written = open({ id: 'abcdefghij', note: 'Near work' });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your note on/ });
    expect(field.value).toBe('Near work');
    await userEvent.type(field, '!');
    await waitFor(() => {
      expect(written).toEqual([{ note: 'Near work!' }]);
    });
  });
  it('is asked for only when the favourite is saved', async () => {
    let save = () => {};
    const saved = new Promise<void>((resolve) => {
      save = resolve;
    });
    const paths: string[] = [];
    const send: Send = async (path) => {
      paths.push(path.split('?')[0] ?? '');
      if (path === '/favourite-listing') await saved;
      return { status: 200, body: JSON.stringify({ listing: { id: 'abcdefghij' }, favouriteListings: [], count: 1 }) };
    };
    const { store, wrapper } = inSite({ at: '/x', send });
    act(() => asRenter(store));
    const toggled = store.dispatch(toggleFavourite('abcdefghij'));
    await waitFor(() => {
      expect(paths).toContain('/favourite-listing');
    });
    render(<OwnNote listing={aFullListing()} />, { wrapper });
    expect(paths).not.toContain('/favourite-listings/abcdefghij');
    await act(async () => {
      save();
      await toggled;
    });
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeTruthy();
    expect(paths).toContain('/favourite-listings/abcdefghij');
  });
  it('can be added to a favourite that was saved just now', async () => {
    open(undefined);
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeTruthy();
  });
});
