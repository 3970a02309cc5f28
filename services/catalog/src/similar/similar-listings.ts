import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf, type Pagination } from '@porchlight/contracts';
import { notFound } from '@porchlight/service-kit';
import { rankBySimilarity } from './similarity.ts';
import { SimilarStore, type ReferenceListing } from './similar-store.ts';
import { messages } from './messages.ts';

const maxSimilar = 8;
const maxOfferings = 4;
const defaultRecent = 24;
const maxRecentDays = 60;

interface PageRequest {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}
/** Cards of a page as JSON, and its position. */
interface RecentPage {
  readonly cards: readonly string[];
  readonly pagination: Pagination;
}

/** Finds other listings for a visitor of a listing page or a returning visitor, as JSON cards. */
@Injectable()
export class SimilarListings {
  constructor(private readonly store: SimilarStore) {}

  /**
   * Returns the listings most similar to one, which may be unavailable by now. Throws a 404 problem for one that was
   * never public.
   */
  async similarTo(publicId: string): Promise<string[]> {
    const listing = await this.#listing(publicId);
    return this.store.cards(rankBySimilarity(listing, await this.store.candidates(listing), maxSimilar));
  }

  /** Returns listings of the same landlord in other buildings of the metro area. */
  async ofSameLandlord(publicId: string): Promise<string[]> {
    return this.store.offerings(await this.#listing(publicId), maxOfferings);
  }

  /** Returns a page of the newest listings of the last `days` days, at least 1 and at most 60. */
  async recent(days: number, { page = 1, perPage = defaultRecent }: PageRequest): Promise<RecentPage> {
    const daysBack = Math.min(maxRecentDays, Math.max(1, days));
    const { total: found, cards } = await this.store.recent(daysBack, page, perPage);
    const total = Math.min(found, maxSearchResults);
    const pagination = paginationOf({ page, perPage, total, more: found > maxSearchResults });
    // A page beyond the last one returns the last one (docs/rules/search.md).
    return pagination.currentPage < page
      ? this.recent(days, { page: pagination.currentPage, perPage })
      : { cards, pagination };
  }

  async #listing(publicId: string): Promise<ReferenceListing> {
    const listing = await this.store.listing(publicId);
    if (!listing) throw notFound(messages.listingNotFound, 'listing-not-found');
    return listing;
  }
}
