import type { Language } from '@porchlight/contracts';
import type { Listing, RentTrends } from '@porchlight/contracts/catalog';
import { stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import ListingScreen from '../listing-screen.tsx';
import { aFullListing } from './a-full-listing.ts';

/** Rent trends of two months. */
export const trends: RentTrends = {
  area: { kind: 'city', name: 'Toronto' },
  asOf: '2026-11-21',
  currency: 'CAD',
  cells: [{ beds: 1, n: 50, median: 2500, quality: 'normal' }],
  byFurnishing: [],
  similarAreas: [],
  method: '',
  series: [2300, 2500].map((median, at) => ({
    beds: 1,
    n: 50,
    median,
    p25: 2000,
    p75: 2600,
    avg: 2400,
    quality: 'normal',
    month: `2026-1${at}`,
  })),
};

/** Callback per observed element that makes it intersect the viewport. */
export const near = new Map<Element, () => void>();
/** Fake IntersectionObserver, which jsdom lacks. */
class FakeIntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(element: Element): void {
    near.set(element, () =>
      this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    );
  }
  disconnect(): void {
    /* the fake holds no resources */
  }
}

/** Adds what jsdom lacks: elements are near the viewport when their callback in `near` is called. */
export const standInForObserver = () => Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

/** Paths of the requests that the page sent. */
export const requestedPaths: string[] = [];
interface Site {
  readonly language?: Language;
}
/** Renders the listing page. `table` maps path prefixes to responses. */
export async function openListing(
  given: Partial<Listing> = {},
  table: Record<string, unknown> = {},
  { language = 'en-CA' }: Site = {},
) {
  standInForObserver();
  const respond = stubResponses({
    '/listing/abcdefghij/photos': { photos: [] },
    '/listing/': { listing: aFullListing(given) },
    '/similar-listings/': { listings: [] },
    '/similar-offerings/': { listings: [] },
    '/listings/rent-trends/': trends,
    ...table,
  });
  const site = inSite({
    at: '/homes/ontario/toronto/bright-home-abcdefghij',
    path: '/homes/:province/:city/:slugAndId',
    language,
    send: (path, init) => {
      requestedPaths.push(path);
      return respond(path, init);
    },
  });
  render(<ListingScreen />, { wrapper: site.wrapper });
  await screen.findByRole('heading', { level: 1 });
  return site;
}
