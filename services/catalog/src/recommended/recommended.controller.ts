import { Controller } from '@nestjs/common';
import { paginationOf, type Caller, type Done, type InputOf } from '@porchlight/contracts';
import {
  getRecommendedMarkers,
  getRecommendedStats,
  listNewRecommended,
  listRecommended,
  removeRecommended,
  type MapMarkersResponse,
  type NewRecommendedResponse,
  type RecommendedResponse,
  type RecommendedListing,
  type RecommendedStats,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound, requireUser } from '@porchlight/service-kit';
import { ListingMarkers } from '../map/listing-markers.ts';
import { RecommendationJobs } from './recommendation-jobs.ts';
import { RecommendedListings } from './recommended-listings.ts';
import { Recommendations } from './recommendations.ts';
import { messages } from './messages.ts';

const defaultPerPage = 24;
const without = (listings: readonly RecommendedListing[], ids: readonly string[] = []): RecommendedListing[] =>
  listings.filter(({ id }) => !ids.includes(id));

/** Serves recommended listings. */
@Controller()
export class RecommendedController {
  constructor(
    private readonly recommended: RecommendedListings,
    private readonly recommendations: Recommendations,
    private readonly jobs: RecommendationJobs,
    private readonly marked: ListingMarkers,
  ) {}

  @Handle(listRecommended)
  async list(
    @Input() { query }: InputOf<typeof listRecommended>,
    @CallerOf() caller: Caller,
  ): Promise<RecommendedResponse> {
    const listings = await this.recommended.of(requireUser(caller), query);
    const { page = 1, perPage = defaultPerPage } = query;
    const pagination = paginationOf({ page, perPage, total: listings.length });
    return {
      listings: listings.slice((pagination.currentPage - 1) * perPage, pagination.currentPage * perPage),
      pagination,
    };
  }

  @Handle(listNewRecommended)
  async fresh(
    @Input() { query }: InputOf<typeof listNewRecommended>,
    @CallerOf() caller: Caller,
  ): Promise<NewRecommendedResponse> {
    const listings = await this.recommended.of(requireUser(caller), query);
    return {
      listings: without(without(listings, query.alreadySeenIds), query.removedIds).filter(({ isNew }) => isNew),
    };
  }

  @Handle(getRecommendedMarkers)
  async markers(
    @Input() { query }: InputOf<typeof getRecommendedMarkers>,
    @CallerOf() caller: Caller,
  ): Promise<MapMarkersResponse> {
    return this.marked.markers((await this.recommended.of(requireUser(caller), query)).map(({ id }) => id));
  }

  @Handle(getRecommendedStats)
  async stats(@Input() _: InputOf<typeof getRecommendedStats>, @CallerOf() caller: Caller): Promise<RecommendedStats> {
    const userId = requireUser(caller);
    const listings = await this.recommended.of(userId);
    const unseen = listings.filter(({ isNew }) => isNew).length;
    return {
      total: listings.length,
      new: unseen,
      seen: listings.length - unseen,
      ...(await this.recommendations.history(userId)),
    };
  }

  @Handle(removeRecommended)
  async remove(
    @Input() { params, body }: InputOf<typeof removeRecommended>,
    @CallerOf() caller: Caller,
  ): Promise<Done> {
    const userId = requireUser(caller);
    if (body.active === 0) await this.recommendations.restore(userId, params.id);
    else if (!(await this.recommendations.remove(userId, params.id, body.reason)))
      throw notFound(messages.listingNotFound, 'listing-not-found');
    await this.jobs.schedule(userId);
    return {};
  }
}
