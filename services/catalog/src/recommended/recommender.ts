import { Injectable } from '@nestjs/common';
import { profileOf, type Profile } from './profile.ts';
import { ranked, type Candidate, type NamedPoint, type Recommended } from './ranking.ts';
import { SignalStore, type Area } from './signal-store.ts';

/** Where somebody starts who has looked at nothing yet: the last search and the budget. */
export interface Start {
  readonly cityId?: number | undefined;
  readonly metroAreaId?: number | undefined;
  readonly maxrate?: number | undefined;
}

const fewest = 8;
const leastShare = 0.1;

/** Finds homes for a renter by what they looked at, kept and sent away, and by their places; without any of it by where they start, else none (decisions 5.10). */
@Injectable()
export class Recommender {
  readonly #store: SignalStore;
  constructor(store: SignalStore) {
    this.#store = store;
  }

  async homesFor(userId: string, start: Start = {}, now = Date.now()): Promise<Recommended[]> {
    const profile = profileOf(await this.#store.signals(userId));
    const places = await this.#store.places(userId);
    const area = profile ?? (await this.#startOf(start, places));
    if (!area) return [];
    const budget = start.maxrate;
    const homes = profile
      ? await this.#like(userId, profile, budget)
      : await this.#store.candidates(userId, area, { rent: undefined, budget, beds: undefined });
    return ranked(homes, { profile, places, budget }, now);
  }

  /** With as many beds as were liked; with one more or less only where those are too few. */
  async #like(userId: string, profile: Profile, budget: number | undefined): Promise<Candidate[]> {
    const beds = [...profile.beds].filter(([, share]) => share >= leastShare).map(([count]) => count);
    const homes = await this.#store.candidates(userId, profile, { rent: profile.rent, budget, beds });
    if (homes.length >= fewest) return homes;
    const wider = [...new Set(beds.flatMap((count) => [count - 1, count, count + 1]))];
    return this.#store.candidates(userId, profile, { rent: profile.rent, budget, beds: wider });
  }

  async #startOf({ cityId, metroAreaId }: Start, [place]: readonly NamedPoint[]): Promise<Area | undefined> {
    if (cityId !== undefined) return this.#store.areaOf(cityId);
    if (metroAreaId !== undefined) return { metroId: metroAreaId, cityId: 0 };
    return place && this.#store.near(place);
  }
}
