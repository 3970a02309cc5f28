import type { Language } from '@porchlight/contracts';
import type { Listing, RentTrends } from '@porchlight/contracts/catalog';
import { answers, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import ListingScreen from '../listing-screen.tsx';
import { aHome } from './a-home.ts';

/** Two months of rents. */
export const trends: RentTrends = {
  area: { kind: 'city', name: 'Toronto' },
  asOf: '2026-11-21',
  currency: 'CAD',
  cells: [{ beds: 1, n: 50, median: 2500, quality: 'normal' }],
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

/** Tells a part of the page that the reader is near. */
export const near = new Map<Element, () => void>();
/** Stands for the browser’s observer, which jsdom has not. */
class Watcher {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(element: Element): void {
    near.set(element, () =>
      this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    );
  }
  disconnect(): void {
    /* nothing is kept */
  }
}

/** What the page asked for. */
export const asked: string[] = [];
interface Site {
  readonly language?: Language;
}
/** Opens the page of a home; `table` answers its calls by the beginning of their path. */
export async function openHome(
  given: Partial<Listing> = {},
  table: Record<string, unknown> = {},
  { language = 'en-CA' }: Site = {},
) {
  Object.assign(globalThis, { IntersectionObserver: Watcher });
  const answer = answers({
    '/listing/abcdefghij/photos': { photos: [] },
    '/listing/': { listing: aHome(given) },
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
      asked.push(path);
      return answer(path, init);
    },
  });
  render(<ListingScreen />, { wrapper: site.wrapper });
  await screen.findByRole('heading', { level: 1 });
  return site;
}
