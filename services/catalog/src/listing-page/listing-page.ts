import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingAnswer, ListingCard, Photo } from '@porchlight/contracts/catalog';
import { notFound, Problem } from '@porchlight/service-kit';
import { photosOf } from '../homes/card.ts';
import { standingOf } from '../homes/standing.ts';
import { SimilarHomes } from '../similar/similar-homes.ts';
import { listingOf } from './listing.presenter.ts';
import { ListingStore, type ListingRow } from './listing-store.ts';
import { words } from './words.ts';

const mostMerges = 5;
const parsed = (cards: readonly string[]) => cards.map((card) => JSON.parse(card) as ListingCard);

/** One home as visitors may see it. */
@Injectable()
export class ListingPage {
  readonly #store: ListingStore;
  readonly #similar: SimilarHomes;
  constructor(store: ListingStore, similar: SimilarHomes) {
    this.#store = store;
    this.#similar = similar;
  }

  async show(id: string, language: Language | undefined, withSharedLocation: boolean): Promise<ListingAnswer> {
    const { home, unavailable } = await this.#find(id);
    if (unavailable !== undefined) {
      return {
        listing: { id: home.publicId, title: home.title, descriptionLang: home.lang, city: home.cityName, unavailable },
        similar: parsed(await this.#similar.like(home.publicId)),
      };
    }
    const shared = withSharedLocation ? { sharedLocationListings: parsed(await this.#store.sharedLocation(home)) } : {};
    return { listing: listingOf(home, language), ...shared };
  }

  async photos(id: string, language: Language = 'en-CA'): Promise<Photo[]> {
    const { home, unavailable } = await this.#find(id);
    if (unavailable !== undefined) throw new Problem(410, 'gone', words.gone);
    return photosOf(home, language);
  }

  async #find(id: string, merges = 0): Promise<{ home: ListingRow; unavailable?: string }> {
    const home = await this.#store.byPublicId(id);
    if (!home) throw notFound(words.listingNotFound, 'listing-not-found');
    if (home.mergedInto !== null && merges < mostMerges) return this.#find(home.mergedInto, merges + 1);
    const standing = standingOf(home, Date.now());
    if (standing.kind === 'unknown') throw notFound(words.listingNotFound, 'listing-not-found');
    if (standing.kind === 'gone') throw new Problem(410, 'gone', words.gone);
    return standing.kind === 'public' ? { home } : { home, unavailable: standing.reason };
  }
}
