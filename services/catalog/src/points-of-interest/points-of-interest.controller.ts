import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  addPointOfInterest,
  changePointOfInterest,
  listPointsOfInterest,
  removePointOfInterest,
  type PointOfInterestResponse,
  type PointsOfInterestResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound, Problem, requireUser } from '@porchlight/service-kit';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { ListingsWithDistances } from './listings-with-distances.ts';
import { isInMarket } from './is-in-market.ts';
import { PointOfInterestStore } from './point-of-interest-store.ts';
import { messages } from './messages.ts';

const pointOfInterestNotFound = (): Problem => notFound(messages.notFound, 'place-not-found');
function assertInMarket({ latitude, longitude }: { readonly latitude?: number; readonly longitude?: number }): void {
  const isHalf = (latitude === undefined) !== (longitude === undefined);
  if (!isHalf && (latitude === undefined || longitude === undefined || isInMarket({ latitude, longitude }))) return;
  throw new Problem(422, 'invalid', messages.check, { errors: { longitude: [messages.outside] } });
}

/** Serves a renter's points of interest (work, school) and the distances of listings from them. */
@Controller()
export class PointsOfInterestController {
  constructor(
    private readonly store: PointOfInterestStore,
    private readonly listings: ListingsWithDistances,
    private readonly recommendationJobs: RecommendationJobs,
  ) {}

  @Handle(listPointsOfInterest)
  async list(
    @Input() { query }: InputOf<typeof listPointsOfInterest>,
    @CallerOf() caller: Caller,
  ): Promise<PointsOfInterestResponse> {
    const userId = requireUser(caller);
    const pointsOfInterest = await this.store.of(userId);
    return { pointsOfInterest, ...(await this.listings.of(userId, pointsOfInterest, query.removedIds)) };
  }

  @Handle(addPointOfInterest)
  async add(
    @Input() { body }: InputOf<typeof addPointOfInterest>,
    @CallerOf() caller: Caller,
  ): Promise<PointOfInterestResponse> {
    assertInMarket(body);
    const userId = requireUser(caller);
    const pointOfInterest = await this.store.add(userId, body);
    if (!pointOfInterest) throw new Problem(409, 'places-full', messages.full);
    await this.recommendationJobs.schedule(userId);
    return { pointOfInterest };
  }

  @Handle(changePointOfInterest)
  async change(
    @Input() { body }: InputOf<typeof changePointOfInterest>,
    @CallerOf() caller: Caller,
  ): Promise<PointOfInterestResponse> {
    assertInMarket(body);
    const userId = requireUser(caller);
    const pointOfInterest = await this.store.change(userId, body);
    if (!pointOfInterest) throw pointOfInterestNotFound();
    await this.recommendationJobs.schedule(userId);
    return { pointOfInterest };
  }

  @Handle(removePointOfInterest)
  async remove(@Input() { params }: InputOf<typeof removePointOfInterest>, @CallerOf() caller: Caller): Promise<Done> {
    const userId = requireUser(caller);
    if (!(await this.store.remove(userId, params.id))) throw pointOfInterestNotFound();
    await this.recommendationJobs.schedule(userId);
    return {};
  }
}
