import { Controller } from '@nestjs/common';
import { paginationOf, type Caller, type Done, type InputOf } from '@porchlight/contracts';
import {
  getRecommendedMarkers,
  getRecommendedStats,
  listNewRecommended,
  listRecommended,
  removeRecommended,
  type MapMarkersAnswer,
  type NewRecommendedAnswer,
  type RecommendedAnswer,
  type RecommendedListing,
  type RecommendedStats,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound } from '@porchlight/service-kit';
import { renterOf } from '../homes/renter-of.ts';
import { MarkedHomes } from '../map/marked-homes.ts';
import { RecommendationWork } from './recommendation-work.ts';
import { RecommendedHomes } from './recommended-homes.ts';
import { Recommendations } from './recommendations.ts';
import { words } from './words.ts';

const homesPerPage = 24;
const without = (homes: readonly RecommendedListing[], ids: readonly string[] = []): RecommendedListing[] =>
  homes.filter(({ id }) => !ids.includes(id));

/** Homes that a renter may like. */
@Controller()
export class RecommendedController {
  readonly #homes: RecommendedHomes;
  readonly #recommendations: Recommendations;
  readonly #work: RecommendationWork;
  readonly #marked: MarkedHomes;
  constructor(
    homes: RecommendedHomes,
    recommendations: Recommendations,
    work: RecommendationWork,
    marked: MarkedHomes,
  ) {
    this.#homes = homes;
    this.#recommendations = recommendations;
    this.#work = work;
    this.#marked = marked;
  }

  @Handle(listRecommended)
  async list(
    @Input() { query }: InputOf<typeof listRecommended>,
    @CallerOf() caller: Caller,
  ): Promise<RecommendedAnswer> {
    const homes = await this.#homes.of(renterOf(caller), query);
    const { page = 1, perPage = homesPerPage } = query;
    const pagination = paginationOf({ page, perPage, total: homes.length });
    return {
      listings: homes.slice((pagination.currentPage - 1) * perPage, pagination.currentPage * perPage),
      pagination,
    };
  }

  @Handle(listNewRecommended)
  async fresh(
    @Input() { query }: InputOf<typeof listNewRecommended>,
    @CallerOf() caller: Caller,
  ): Promise<NewRecommendedAnswer> {
    const homes = await this.#homes.of(renterOf(caller), query);
    return { listings: without(without(homes, query.alreadySeenIds), query.removedIds).filter(({ isNew }) => isNew) };
  }

  @Handle(getRecommendedMarkers)
  async markers(
    @Input() { query }: InputOf<typeof getRecommendedMarkers>,
    @CallerOf() caller: Caller,
  ): Promise<MapMarkersAnswer> {
    return this.#marked.markers((await this.#homes.of(renterOf(caller), query)).map(({ id }) => id));
  }

  @Handle(getRecommendedStats)
  async stats(@Input() _: InputOf<typeof getRecommendedStats>, @CallerOf() caller: Caller): Promise<RecommendedStats> {
    const userId = renterOf(caller);
    const homes = await this.#homes.of(userId);
    const unseen = homes.filter(({ isNew }) => isNew).length;
    return {
      total: homes.length,
      new: unseen,
      seen: homes.length - unseen,
      ...(await this.#recommendations.past(userId)),
    };
  }

  @Handle(removeRecommended)
  async remove(
    @Input() { params, body }: InputOf<typeof removeRecommended>,
    @CallerOf() caller: Caller,
  ): Promise<Done> {
    const userId = renterOf(caller);
    if (body.active === 0) await this.#recommendations.takeBack(userId, params.id);
    else if (!(await this.#recommendations.remove(userId, params.id, body.reason)))
      throw notFound(words.listingNotFound, 'listing-not-found');
    await this.#work.soon(userId);
    return {};
  }
}
