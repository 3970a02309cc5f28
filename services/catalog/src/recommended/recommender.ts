import { Injectable } from '@nestjs/common';
import { profileOf, type Profile } from './profile.ts';
import { rankListings, type Candidate, type NamedPoint, type RankedListing } from './ranking.ts';
import { SignalStore, type Area } from './signal-store.ts';

/** Fallback for a renter without signals: area and budget of the last search. */
export interface FallbackSearch {
  readonly cityId?: number | undefined;
  readonly metroAreaId?: number | undefined;
  readonly maxrate?: number | undefined;
}

const minCandidates = 8;
const minBedsShare = 0.1;

/**
 * Ranks listings for a renter by views, favourites, removals and points of interest; without any of these by the
 * fallback, else returns none (docs/rules/recommendations.md).
 */
@Injectable()
export class Recommender {
  constructor(private readonly store: SignalStore) {}

  async rankFor(userId: string, start: FallbackSearch = {}, now = Date.now()): Promise<RankedListing[]> {
    const profile = profileOf(await this.store.signals(userId));
    const points = await this.store.places(userId);
    const area = profile ?? (await this.#fallbackArea(start, points));
    if (!area) return [];
    const budget = start.maxrate;
    const listings = profile
      ? await this.#candidates(userId, profile, budget)
      : await this.store.candidates(userId, area, { rent: undefined, budget, beds: undefined });
    return rankListings(listings, { profile, places: points, budget }, now);
  }

  /** Returns candidates with the preferred numbers of beds; adds one more or fewer only when there are too few. */
  async #candidates(userId: string, profile: Profile, budget: number | undefined): Promise<Candidate[]> {
    const beds = [...profile.beds].filter(([, share]) => share >= minBedsShare).map(([count]) => count);
    const listings = await this.store.candidates(userId, profile, { rent: profile.rent, budget, beds });
    if (listings.length >= minCandidates) return listings;
    const wider = [...new Set(beds.flatMap((count) => [count - 1, count, count + 1]))];
    return this.store.candidates(userId, profile, { rent: profile.rent, budget, beds: wider });
  }

  async #fallbackArea(
    { cityId, metroAreaId }: FallbackSearch,
    [place]: readonly NamedPoint[],
  ): Promise<Area | undefined> {
    if (cityId !== undefined) return this.store.areaOf(cityId);
    if (metroAreaId !== undefined) return { metroId: metroAreaId, cityId: 0 };
    return place && this.store.near(place);
  }
}
