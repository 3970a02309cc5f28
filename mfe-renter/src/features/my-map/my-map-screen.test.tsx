import { aListingCard, stubResponses, asRenter, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import MyMapScreen from './my-map-screen.tsx';

const work = { id: 'p1', name: 'Work', address: 'x', city: '', icon: 'work', latitude: 43.66, longitude: -79.39 };
const mapResponse = (listings: readonly object[], points: readonly object[] = [work]) => ({
  '/points-of-interest': {
    pointsOfInterest: points,
    listings,
    inquiryCount: 0,
    favouriteCount: 0,
    recommendedCount: 0,
  },
});
const listing = (id: string, rent: number, ...reasons: string[]) => ({
  ...aListingCard({ id, rent }),
  reasons,
  distances: [{ pointOfInterestId: 'p1', metres: 800, walkMinutes: 12 }],
});
function open(table: Record<string, unknown>) {
  const site = inSite({ send: stubResponses(table) });
  asRenter(site.store);
  render(<MyMapScreen />, site);
}
afterEach(() => localStorage.clear());
// The real map is rendered; these stubs replace browser APIs that jsdom lacks.
class NoopObserver {
  observe() {
    /* no-op: sizes never change in jsdom */
  }
  unobserve() {
    /* no-op */
  }
  disconnect() {
    /* no-op */
  }
}
beforeAll(() => {
  globalThis.ResizeObserver = NoopObserver;
  globalThis.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  Element.prototype.scrollIntoView = () => undefined;
});
const listed = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);

describe('my map screen', () => {
  it('shows listings by reason and hides disabled reasons', async () => {
    open(
      mapResponse([listing('aaaaaaaaaa', 1000, 'inquiry'), listing('bbbbbbbbbb', 2000, 'favourite', 'recommended')]),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^.?Inquiries \(1\)/ }));
    expect(listed()).toEqual(['$2,000']);
    await userEvent.click(screen.getByRole('button', { name: /Favourites \(1\)/ }));
    expect(listed()).toEqual(['$2,000']);
    await userEvent.click(screen.getByRole('button', { name: /Recommended \(1\)/ }));
    expect(screen.getByText('Choose what to show on the map.')).toBeTruthy();
  });
  it('shows the distances of the selected listing and its link', async () => {
    open(mapResponse([listing('aaaaaaaaaa', 1000, 'inquiry')]));
    await userEvent.click(await screen.findByRole('button', { name: /^\$1,000/ }));
    expect(await screen.findByText('Work: about 13 min walk · 0.8 km')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Open home/ }).getAttribute('href')).toBe(aListingCard().url);
  });
  it('shows the empty state and loading errors', async () => {
    open(mapResponse([], []));
    expect(await screen.findByRole('heading', { name: 'Nothing to show yet' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/homes',
      '/admin/recommended-listings',
      '/admin/renter-profile',
    ]);
    open({ '/points-of-interest': 500 });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your map');
  });
});
