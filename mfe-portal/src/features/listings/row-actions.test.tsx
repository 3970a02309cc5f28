import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import { ListingsScreen } from './listings-screen.tsx';
import { aLiveListing, aPortalListing, pageOf } from './testing/listings-api.ts';

const list = 'GET /elandlord/listings';
const duplicates = 'POST /elandlord/listings/abcdefghij/duplicates';
const aCopy = { listing: { id: 'copy000000' } };

/** Opens the list, and the menu of its only listing. */
async function openMenu(listing = aPortalListing(), responses: Responses = {}, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({ [list]: [pageOf([listing])], ...responses });
  const opened = openScreen(<ListingsScreen />, { at: '/portal/listings', ...visitor }, send);
  fireEvent.click(await screen.findByLabelText('Actions for Bright home'));
  return {
    keys: () => requests.filter(({ call }) => call === duplicates).map(({ body }) => (body as { key: string }).key),
    flashes: () => opened.store.getState().flash.map(({ text }) => text),
  };
}
const item = (name: string) => screen.queryByRole('menuitem', { name });

beforeEach(() => localStorage.clear());

describe('the menu of a listing', () => {
  it('makes a draft from it, and says what is not copied', async () => {
    const { keys, flashes } = await openMenu(aPortalListing(), { [duplicates]: [aCopy] });
    fireEvent.click(item('Duplicate')!);
    await waitFor(() => expect(flashes()).toHaveLength(1));
    expect(flashes()[0]).toContain('Photos and unit number aren’t copied');
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('repeats a failed request with the same key, so that one draft is made', async () => {
    const { keys, flashes } = await openMenu(aPortalListing(), { [duplicates]: [503, aCopy] });
    fireEvent.click(item('Duplicate')!);
    await waitFor(() => expect(flashes()[0]).toContain('We couldn’t copy this listing.'));
    fireEvent.click(screen.getByLabelText('Actions for Bright home'));
    fireEvent.click(item('Duplicate')!);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });

  it('leads to the preview of a listing that is not public, in a new tab', async () => {
    await openMenu();
    const link = item('Preview')!;
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/preview/abcdefghij', '_blank']);
  });

  it('has no preview of a public listing', async () => {
    await openMenu(aLiveListing());
    expect([item('Preview'), item('Duplicate') !== null]).toEqual([null, true]);
  });

  it('is missing beside a deleted listing', async () => {
    const { send } = apiInTurn({ [list]: [pageOf([aPortalListing({ status: 'deleted' })])] });
    openScreen(<ListingsScreen />, { at: '/portal/listings?state=deleted' }, send);
    expect(await screen.findByText('Restore')).toBeTruthy();
    expect(screen.queryByLabelText('Actions for Bright home')).toBeNull();
  });
});
