import { Injectable } from '@nestjs/common';
import { profileOf, type Profile } from './profile.ts';
import { rankListings, type Candidate, type NamedPoint, type RankedListing } from './ranking.ts';
import { SignalStore, type Area } from './signal-store.ts';
import { WishStore, type Wishes } from './wish-store.ts';

/** Fallback for a renter without signals: area and budget of the last search. */
export interface FallbackSearch {
  readonly cityId?: number | undefined;
  readonly metroAreaId?: number | undefined;
  readonly maxrate?: number | undefined;
}

interface CandidateCriteria {
  readonly profile: Profile | undefined;
  readonly budget: number | undefined;
  readonly wishes: Wishes;
}

const minCandidates = 8;
const minBedsShare = 0.1;

/**
 * Ranks listings for a renter by views, favourites, removals, points of interest and the wishes of the profile; without
 * any of these by the fallback, else returns none (docs/rules/recommendations.md).
 */
@Injectable()
export class Recommender {
  constructor(
    private readonly store: SignalStore,
    private readonly wishes: WishStore,
  ) {}

  async rankFor(userId: string, start: FallbackSearch = {}, now = Date.now()): Promise<RankedListing[]> {
    const profile = profileOf(await this.store.signals(userId));
    const points = await this.store.places(userId);
    const wishes = await this.wishes.of(userId);
    const area = profile
      ? preferredArea(profile, wishes)
      : ((await this.#searchedArea(start)) ?? wishes.areas[0] ?? (await this.#areaNear(points)));
    if (!area) return [];
    const budget = start.maxrate ?? wishes.budgetMax;
    const listings = await this.#candidates(userId, area, { profile, budget, wishes });
    const wanted = listings.filter(({ rent }) => rent >= (wishes.budgetMin ?? 0));
    return rankListings(wanted, { profile, places: points, budget }, now);
  }

  /**
   * Returns candidates with the beds of the profile, or else with those that the renter looked at; of the latter, one
   * more or fewer only when there are too few.
   */
  async #candidates(userId: string, area: Area, { profile, budget, wishes }: CandidateCriteria): Promise<Candidate[]> {
    const rent = wishes.budgetMax === undefined ? profile?.rent : undefined;
    const find = (beds: readonly number[] | undefined) => this.store.candidates(userId, area, { rent, budget, beds });
    if (wishes.beds.length > 0) return find(wishes.beds);
    if (!profile) return find(undefined);
    const beds = [...profile.beds].filter(([, share]) => share >= minBedsShare).map(([count]) => count);
    const listings = await find(beds);
    if (listings.length >= minCandidates) return listings;
    return find([...new Set(beds.flatMap((count) => [count - 1, count, count + 1]))]);
  }

  async #searchedArea({ cityId, metroAreaId }: FallbackSearch): Promise<Area | undefined> {
    if (cityId !== undefined) return this.store.areaOf(cityId);
    return metroAreaId === undefined ? undefined : { metroId: metroAreaId, cityId: 0 };
  }
  async #areaNear([point]: readonly NamedPoint[]): Promise<Area | undefined> {
    return point && this.store.near(point);
  }
}

/** Returns the area that the renter looked at most, unless the profile names others only: then the first of those. */
function preferredArea(profile: Profile, { areas }: Wishes): Area {
  const isWanted = areas.some(({ metroId, cityId }) =>
    metroId > 0 ? metroId === profile.metroId : cityId === profile.cityId,
  );
  return isWanted ? profile : (areas[0] ?? profile);
}
