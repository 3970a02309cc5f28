import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  addPointOfInterest,
  changePointOfInterest,
  listPointsOfInterest,
  removePointOfInterest,
  type PointOfInterestAnswer,
  type PointsOfInterestAnswer,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound, Problem } from '@porchlight/service-kit';
import { renterOf } from '../homes/renter-of.ts';
import { RecommendationWork } from '../recommended/recommendation-work.ts';
import { FollowedHomes } from './followed-homes.ts';
import { isInMarket } from './is-in-market.ts';
import { PlaceList } from './place-list.ts';
import { words } from './words.ts';

const placeNotFound = (): Problem => notFound(words.notFound, 'place-not-found');
function refuseOutside({ latitude, longitude }: { readonly latitude?: number; readonly longitude?: number }): void {
  const isHalf = (latitude === undefined) !== (longitude === undefined);
  if (!isHalf && (latitude === undefined || longitude === undefined || isInMarket({ latitude, longitude }))) return;
  throw new Problem(422, 'invalid', words.check, { errors: { longitude: [words.outside] } });
}

/** Work, school, whatever matters to a renter, and how far homes are from it. */
@Controller()
export class PointsOfInterestController {
  readonly #places: PlaceList;
  readonly #homes: FollowedHomes;
  readonly #recommendations: RecommendationWork;
  constructor(places: PlaceList, homes: FollowedHomes, recommendations: RecommendationWork) {
    this.#places = places;
    this.#homes = homes;
    this.#recommendations = recommendations;
  }

  @Handle(listPointsOfInterest)
  async list(
    @Input() { query }: InputOf<typeof listPointsOfInterest>,
    @CallerOf() caller: Caller,
  ): Promise<PointsOfInterestAnswer> {
    const userId = renterOf(caller);
    const pointsOfInterest = await this.#places.of(userId);
    return { pointsOfInterest, ...(await this.#homes.of(userId, pointsOfInterest, query.removedIds)) };
  }

  @Handle(addPointOfInterest)
  async add(
    @Input() { body }: InputOf<typeof addPointOfInterest>,
    @CallerOf() caller: Caller,
  ): Promise<PointOfInterestAnswer> {
    refuseOutside(body);
    const userId = renterOf(caller);
    const pointOfInterest = await this.#places.add(userId, body);
    if (!pointOfInterest) throw new Problem(409, 'places-full', words.full);
    await this.#recommendations.soon(userId);
    return { pointOfInterest };
  }

  @Handle(changePointOfInterest)
  async change(
    @Input() { body }: InputOf<typeof changePointOfInterest>,
    @CallerOf() caller: Caller,
  ): Promise<PointOfInterestAnswer> {
    refuseOutside(body);
    const userId = renterOf(caller);
    const pointOfInterest = await this.#places.change(userId, body);
    if (!pointOfInterest) throw placeNotFound();
    await this.#recommendations.soon(userId);
    return { pointOfInterest };
  }

  @Handle(removePointOfInterest)
  async remove(@Input() { params }: InputOf<typeof removePointOfInterest>, @CallerOf() caller: Caller): Promise<Done> {
    const userId = renterOf(caller);
    if (!(await this.#places.remove(userId, params.id))) throw placeNotFound();
    await this.#recommendations.soon(userId);
    return {};
  }
}
