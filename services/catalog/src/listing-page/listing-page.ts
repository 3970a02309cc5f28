import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingResponse, ListingCard, Photo } from '@porchlight/contracts/catalog';
import { notFound, Problem } from '@porchlight/service-kit';
import { photosOf } from '../listings/card.ts';
import { visibilityOf } from '../listings/visibility.ts';
import { SiteModules } from '../site-modules/site-modules.ts';
import { SimilarListings } from '../similar/similar-listings.ts';
import { toListing } from './listing.presenter.ts';
import { ListingStore, type ListingRow } from './listing-store.ts';
import { messages } from './messages.ts';

const maxMerges = 5;
const parseCards = (cards: readonly string[]) => cards.map((card) => JSON.parse(card) as ListingCard);

/** Reads one listing as visitors may see it. */
@Injectable()
export class ListingPage {
  constructor(
    private readonly store: ListingStore,
    private readonly similar: SimilarListings,
    private readonly modules: SiteModules,
  ) {}

  async show(id: string, language: Language | undefined, withSharedLocation: boolean): Promise<ListingResponse> {
    const { home, unavailable } = await this.#find(id);
    if (unavailable !== undefined) {
      return {
        listing: { id: home.publicId, title: home.title, descriptionLang: home.lang, city: home.cityName, unavailable },
        similar: parseCards(await this.similar.similarTo(home.publicId)),
      };
    }
    const shared = withSharedLocation
      ? { sharedLocationListings: parseCards(await this.store.sharedLocation(home)) }
      : {};
    // The listing page shows the rents of the area only beside the median.
    const { showsRentTrends } = await this.modules.current();
    const shown = showsRentTrends ? home : { ...home, areaMedian: null };
    return { listing: toListing(shown, language), ...shared };
  }

  async photos(id: string, language: Language = 'en-CA'): Promise<Photo[]> {
    const { home, unavailable } = await this.#find(id);
    if (unavailable !== undefined) throw new Problem(410, 'gone', messages.gone);
    return photosOf(home, language);
  }

  async #find(id: string, merges = 0): Promise<{ home: ListingRow; unavailable?: string }> {
    const listing = await this.store.byPublicId(id);
    if (!listing) throw notFound(messages.listingNotFound, 'listing-not-found');
    if (listing.mergedInto !== null && merges < maxMerges) return this.#find(listing.mergedInto, merges + 1);
    const visibility = visibilityOf(listing, Date.now());
    if (visibility.kind === 'unknown') throw notFound(messages.listingNotFound, 'listing-not-found');
    if (visibility.kind === 'gone') throw new Problem(410, 'gone', messages.gone);
    return visibility.kind === 'public' ? { home: listing } : { home: listing, unavailable: visibility.reason };
  }
}
