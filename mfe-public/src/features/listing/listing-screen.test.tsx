import { aListing, answers, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import ListingScreen from './listing-screen.tsx';

const path = '/homes/:province/:city/:slugAndId';
const at = '/homes/ontario/toronto/bright-home-abcdefghij';
const refusal = (status: number) => () => Promise.resolve({ status, body: '{"message":"No.","code":"gone"}' });
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const open = (site: Parameters<typeof inSite>[0]) =>
  render(<ListingScreen />, { wrapper: inSite({ at, path, ...site }).wrapper });

describe('the page of a home that cannot be had', () => {
  it('says it was rented, by its name, and shows homes like it', async () => {
    open({
      send: answers({
        '/listing/': {
          listing: { id: 'abcdefghij', unavailable: 'rented', title: 'Bright home', city: 'Toronto' },
          similar: [aListing({ id: 'abcdefghik' })],
        },
      }),
    });
    expect(await screen.findByText('It was rented or taken off the market. Here are homes like it.')).toBeTruthy();
    expect(screen.getByText('Bright home')).toBeTruthy();
    expect(titles()).toEqual(['This home is no longer available']);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('promises no similar homes when there are none', async () => {
    open({ send: answers({ '/listing/': { listing: { id: 'abcdefghij', unavailable: 'rented', city: 'Toronto' } } }) });
    expect(await screen.findByText('It was rented or taken off the market.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Similar homes' })).toBeNull();
  });

  it('says it is long gone (410), and leads on', async () => {
    open({ send: refusal(410) });
    expect(await screen.findByText('This home has been off the market for a while.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all homes' })).toBeTruthy();
  });

  it('says that nobody knows it (404)', async () => {
    open({ send: refusal(404) });
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this home' })).toBeTruthy();
  });

  it('speaks of this home, not of all homes, when it could not be loaded', async () => {
    open({ send: refusal(500) });
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load this home');
    expect(titles()).toEqual(['This home did not load']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
