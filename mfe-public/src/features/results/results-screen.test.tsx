import type { Send } from '@porchlight/client';
import { aListingCard, stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ResultsScreen from './results-screen.tsx';

// Phone width: the map loads only on request.
beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
});
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

const area = { kind: 'city', id: '1', name: 'Toronto', province: 'ON', country: 'CA', url: '/homes/ontario/toronto' };
const location = {
  area,
  intro: 'A city by the lake.',
  rentTrendsUrl: '/homes/ontario/toronto/rent-trends',
  count: 2,
  locations: [
    { kind: 'city', id: '2', name: 'Ajax', province: 'ON', country: 'CA', count: 12, url: '/homes/ontario/ajax' },
  ],
};
const pageOf = (total: number, more = {}) => ({
  currentPage: 1,
  prevPages: [],
  nextPages: [],
  showing: { start: total ? 1 : 0, end: total },
  total,
  more: false,
  numOfListingsFromPageOne: total,
  endOfListings: true,
  ...more,
});
const two = {
  listings: [aListingCard(), aListingCard({ id: 'abcdefghik', url: '/homes/ontario/toronto/b-abcdefghik' })],
  pagination: pageOf(2),
  area,
};
const none = { listings: [], pagination: pageOf(0), area, relax: [{ remove: 'petpolicies', count: 31 }] };
const open = (results: unknown, query = '', more: Readonly<Record<string, unknown>> = {}) => {
  const site = inSite({
    at: `/homes/ontario/toronto${query}`,
    path: '/homes/:province/:place',
    send: stubResponses({
      '/locations/ontario/toronto': location,
      '/listings/ontario/toronto': results,
      '/listings-autocomplete': { suggestions: [{ ...location.locations[0] }] },
      ...more,
    }),
  });
  render(<ResultsScreen />, { wrapper: site.wrapper });
  return site;
};

describe('the results', () => {
  it('show skeletons while loading', () => {
    open(two);
    expect(screen.getByRole('region', { name: 'Loading ..' }).getAttribute('aria-busy')).toBe('true');
  });

  it('show the listings, their number and the location', async () => {
    open(two);
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes for rent in Toronto' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('2 homes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ajax 12' }).getAttribute('href')).toBe('/homes/ontario/ajax');
  });

  it('link to the rent trends of the location only where the site shows them', async () => {
    open(two);
    const link = await screen.findByRole('link', { name: 'Rent trends in Toronto' });
    expect(link.getAttribute('href')).toBe('/homes/ontario/toronto/rent-trends');
    cleanup();
    const { rentTrendsUrl: _, ...without } = location;
    open(two, '', { '/locations/ontario/toronto': without });
    await screen.findByText('A city by the lake.');
    expect(screen.queryByRole('link', { name: 'Rent trends in Toronto' })).toBeNull();
  });

  it('hide their filters from the address bar where the site suppresses the query string', async () => {
    const at = '/homes/ontario/toronto?beds=2&p=3';
    const settings = (siteSettings: object) => ({ '/site-settings': { siteSettings, permaLinks: {}, menus: {} } });
    window.history.replaceState(null, '', at);
    open(two, '?beds=2&p=3', settings({}));
    await screen.findAllByRole('article');
    expect(window.location.search).toBe('?beds=2&p=3');
    cleanup();
    open(two, '?beds=2&p=3', settings({ suppressQueryString: true }));
    await waitFor(() => {
      expect(window.location.search).toBe('?p=3');
    });
  });

  it('do not show the empty state before the listings have loaded', async () => {
    const send: Send = (path) =>
      path.startsWith('/locations/')
        ? Promise.resolve({ status: 500, body: '{"message":"Broken.","code":"broken"}' })
        : new Promise(() => undefined);
    render(<ResultsScreen />, {
      wrapper: inSite({ at: '/homes/ontario/toronto', path: '/homes/:province/:place', send }).wrapper,
    });
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 0);
        }),
    );
    expect(screen.queryByText('No homes here yet')).toBeNull();
    expect(screen.getByRole('region', { name: 'Loading ..' })).toBeTruthy();
  });

  it('show the exact total above 2,400 when it is known, and whether it is of a map area', async () => {
    open({ ...two, pagination: pageOf(2532, { more: true, nextPages: [2, 3] }) });
    expect((await screen.findByText('2,532 homes')).parentElement?.textContent).not.toContain('in this map area');
  });

  it('show 2,400+ when there are more than the counting limit', async () => {
    open({ ...two, pagination: pageOf(2400, { more: true, nextPages: [2, 3] }) });
    expect(await screen.findByText('2,400+ homes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/homes/ontario/toronto?p=2');
  });

  it('offer to remove one filter or to reset all when nothing matches', async () => {
    open(none, '?beds=2&petpolicies=cats&sort=newest');
    expect(await screen.findByRole('heading', { name: 'No homes match your search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Remove “Cats” (31 homes)' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=2&sort=newest',
    );
    expect(screen.getAllByRole('link', { name: 'Clear all' })[0]?.getAttribute('href')).toBe(
      '/homes/ontario/toronto?sort=newest',
    );
  });

  it('show nearby locations when the location has no listings', async () => {
    open({ ...none, relax: undefined });
    expect(await screen.findByRole('heading', { name: 'No homes here yet' })).toBeTruthy();
  });

  it('show an error with a retry button', async () => {
    open(500);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the homes.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('suggest locations when the URL names an unknown one', async () => {
    const { wrapper } = inSite({
      at: '/homes/ontario/ajaxx',
      path: '/homes/:province/:place',
      send: stubResponses({ '/listings-autocomplete': { suggestions: location.locations } }),
    });
    render(<ResultsScreen />, { wrapper });
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that place' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ajax 12' })).toBeTruthy();
  });

  it('write a selected filter to the URL, and remove it by its chip', async () => {
    open(two, '?p=4');
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByText('Beds', { selector: 'summary' }));
    await userEvent.click(screen.getAllByRole('checkbox', { name: '2 beds' })[0] as HTMLElement);
    const chip = await screen.findByRole('link', { name: 'Remove filter: 2 beds' });
    expect(chip.getAttribute('href')).toBe('/homes/ontario/toronto');
    await userEvent.click(chip);
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Remove filter: 2 beds' })).toBeNull();
    });
  });
});
