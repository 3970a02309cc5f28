import { aListingCard, stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link } from '@porchlight/client/router';
import ListingScreen from './listing-screen.tsx';
import { aFullListing } from './testing/a-full-listing.ts';
import { standInForObserver } from './testing/open-listing.tsx';

const path = '/homes/:province/:city/:slugAndId';
const at = '/homes/ontario/toronto/bright-home-abcdefghij';
const refusal = (status: number) => () => Promise.resolve({ status, body: '{"message":"No.","code":"gone"}' });
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const open = (site: Parameters<typeof inSite>[0]) =>
  render(<ListingScreen />, { wrapper: inSite({ at, path, ...site }).wrapper });

describe('listing page without an available listing', () => {
  it('shows the title of a removed listing and similar listings', async () => {
    open({
      send: stubResponses({
        '/listing/': {
          listing: {
            id: 'abcdefghij',
            unavailable: 'rented',
            title: 'Logement clair',
            descriptionLang: 'fr-CA',
            city: 'Toronto',
          },
          similar: [aListingCard({ id: 'abcdefghik' })],
        },
      }),
    });
    expect(await screen.findByText('It was rented or taken off the market. Here are similar homes.')).toBeTruthy();
    expect(screen.getByText('Logement clair').lang).toBe('fr-CA');
    expect(screen.getByText('Written in French')).toBeTruthy();
    expect(titles()).toEqual(['This home is no longer available']);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('does not mention similar listings when there are none', async () => {
    open({
      send: stubResponses({ '/listing/': { listing: { id: 'abcdefghij', unavailable: 'rented', city: 'Toronto' } } }),
    });
    expect(await screen.findByText('It was rented or taken off the market.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Similar homes' })).toBeNull();
  });

  it('shows the removed page (410) with links to continue', async () => {
    open({ send: refusal(410) });
    expect(await screen.findByText('This home has been off the market for a while.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all homes' })).toBeTruthy();
  });

  it('shows the not-found page (404)', async () => {
    open({ send: refusal(404) });
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this home' })).toBeTruthy();
  });

  it('shows an error about this listing when it could not be loaded', async () => {
    open({ send: refusal(500) });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this home');
    expect(titles()).toEqual(['This home didn’t load']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('listing page of the next listing, which still loads', () => {
  it('shows neither the heading nor the buttons of the last one', async () => {
    standInForObserver();
    const respond = stubResponses({
      '/listing/abcdefghij/photos': { photos: [] },
      '/listing/abcdefghij': { listing: aFullListing() },
    });
    const { wrapper } = inSite({
      at,
      path,
      send: (call, init) =>
        call.startsWith('/listing/zzzzzzzzzz') ? new Promise(() => undefined) : respond(call, init),
    });
    const listingWithLink = (
      <>
        <Link to="/homes/ontario/toronto/dark-home-zzzzzzzzzz">Next</Link>
        <ListingScreen />
      </>
    );
    render(listingWithLink, { wrapper });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
