import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aSupportListing } from '../../testing/a-support-listing.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/listings-of-search';
const at = '/support/listing-search/';
const other = aSupportListing({ id: 'other00000', title: 'Quiet home' });
const found = (listings: readonly object[], given: object = {}) => ({
  [call]: [{ listings, isMore: false, hasLandlords: true, ...given }],
});
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) => openAsSupport({ at, permissions: ['showListings'], responses: {}, ...visit });
async function search(text: string) {
  fireEvent.change(await screen.findByRole('searchbox', { name: 'ID, title, address or landlord' }), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

beforeEach(() => {
  localStorage.clear();
  // React passes the submitted form to FormData; Node's FormData accepts no form element.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
});
afterEach(() => jest.restoreAllMocks());

describe('the search of listings', () => {
  it('shows hits with their landlords, and keeps what was typed out of the address', async () => {
    const { calls, address } = open({ responses: found([aSupportListing(), other], { isMore: true }) });
    await search(' leila ');
    expect((await screen.findByRole('link', { name: 'Quiet home' })).getAttribute('href')).toBe(
      '/support/listing/other00000',
    );
    expect(screen.getAllByText('Leila H.')).toHaveLength(2);
    expect(screen.getByText('The first 2 listings. Enter more to find others.')).toBeTruthy();
    expect([calls(), address()]).toEqual([[`${call}?search=leila`], at]);
  });
  it('opens the only hit at once', async () => {
    const { address } = open({ responses: found([other]) });
    await search('quiet');
    await waitFor(() => expect(address()).toBe('/support/listing/other00000'));
  });
  it('keeps a text that is too short, and explains it without a request', async () => {
    const { calls } = open({ responses: found([]) });
    await search('ab');
    expect(screen.getByText('Enter at least 3 characters.')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('explains when landlords were not searched', async () => {
    open({ responses: found([], { hasLandlords: false }) });
    await search('leila');
    expect(await screen.findByText('Landlords aren’t searched at the moment')).toBeTruthy();
    expect(screen.getByText('No listings match')).toBeTruthy();
  });
  it('is repeated after a failure', async () => {
    open({ responses: { [call]: [503, ...found([])[call]!] } });
    await search('cedar');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No listings match')).toBeTruthy();
  });
});
