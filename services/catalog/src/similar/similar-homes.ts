import { Injectable } from '@nestjs/common';
import { notFound } from '@porchlight/service-kit';
import { mostAlike } from './likeness.ts';
import { SimilarStore, type KnownHome } from './similar-store.ts';
import { words } from './words.ts';

const mostSimilar = 8;
const mostOfferings = 4;
const recentUnlessSaid = 24;
const longestAgoDays = 60;

/** Other homes for somebody who looks at one, or comes back: ready cards. */
@Injectable()
export class SimilarHomes {
  readonly #store: SimilarStore;
  constructor(store: SimilarStore) {
    this.#store = store;
  }

  /** The homes most like one, also like one that is gone. Throws a 404 problem for what never was public. */
  async like(publicId: string): Promise<string[]> {
    const home = await this.#known(publicId);
    return this.#store.cards(mostAlike(home, await this.#store.candidates(home), mostSimilar));
  }

  /** Homes of the same landlord elsewhere in the metro area. */
  async offeredWith(publicId: string): Promise<string[]> {
    return this.#store.offerings(await this.#known(publicId), mostOfferings);
  }

  /** The newest homes of so many days, at least one and at most sixty. */
  recent(days: number, most = recentUnlessSaid): Promise<string[]> {
    return this.#store.recent(Math.min(longestAgoDays, Math.max(1, days)), most);
  }

  async #known(publicId: string): Promise<KnownHome> {
    const home = await this.#store.home(publicId);
    if (!home) throw notFound(words.listingNotFound, 'listing-not-found');
    return home;
  }
}
