import {
  distanceKm,
  recommendationReasons,
  maxRecommended,
  type RecommendationReason,
} from '@porchlight/contracts/catalog';
import { jaccardSimilarity, type Comparable } from '../similar/similarity.ts';
import type { Profile } from './profile.ts';

/** A public listing that may be recommended. */
export interface Candidate extends Comparable {
  readonly companyId: number | null;
  readonly listedAt: Date;
}
export interface NamedPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}
/** Criteria of a ranking: profile, points of interest and maximum rent; each may be unknown. */
export interface RankingCriteria {
  readonly profile?: Profile | undefined;
  readonly places: readonly NamedPoint[];
  readonly budget?: number | undefined;
}
/** A listing to recommend and the reasons for it. */
export interface RankedListing {
  readonly id: string;
  readonly why: readonly RecommendationReason[];
  readonly nearPlace?: string;
}

const weights = { price: 0.35, distance: 0.25, type: 0.2, amenities: 0.2, freshness: 0.1 } as const;
/** Maximum deviation of the rent, as a share of the profile's rent. */
export const maxRentDeviation = 0.25;
const farKm = 30;
const nearKm = 3;
const freshHalfLifeDays = 14;
const maxPer = { ofCompany: 3, ofBuilding: 2 } as const;

/** Ranks listings, best first, with at most three of a landlord and two of a building. */
export function rankListings(candidates: readonly Candidate[], wishes: RankingCriteria, now: number): RankedListing[] {
  const scored = candidates
    .map((listing) => ({ home: listing, score: scoreOf(listing, wishes, now) }))
    .sort((a, b) => b.score - a.score || (a.home.id < b.home.id ? -1 : 1));
  return diversify(scored.map(({ home }) => home))
    .slice(0, maxRecommended)
    .map((listing) => ({ id: listing.id, ...reasonsOf(listing, wishes) }));
}

/**
 * Scores a listing by rent, distance, type, amenities and age of the ad, and nothing else. Unknown criteria count half.
 */
export function scoreOf(listing: Candidate, { profile, places }: RankingCriteria, now: number): number {
  const price = profile
    ? Math.max(0, 1 - Math.abs(listing.rent - profile.rent) / (profile.rent * maxRentDeviation))
    : 0.5;
  const near = nearest(listing, places) ?? (profile ? { km: distanceKm(listing, profile.centre) } : undefined);
  const distance = near ? Math.max(0, 1 - near.km / farKm) : 0.5;
  const type = profile
    ? (profile.types.get(listing.type) ?? 0) / Math.max(...profile.types.values(), Number.MIN_VALUE)
    : 0.5;
  const shared = profile ? jaccardSimilarity(profile.amenities, listing.amenities) : 0.5;
  const freshness = 0.5 ** (Math.max(0, now - listing.listedAt.getTime()) / 86_400_000 / freshHalfLifeDays);
  return (
    weights.price * price +
    weights.distance * distance +
    weights.type * type +
    weights.amenities * shared +
    weights.freshness * freshness
  );
}

function nearest(
  listing: Candidate,
  points: readonly NamedPoint[],
): { readonly km: number; readonly name: string } | undefined {
  return points.map((point) => ({ name: point.name, km: distanceKm(listing, point) })).sort((a, b) => a.km - b.km)[0];
}

function diversify(listings: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const isFull = (key: string, limit: number) => (counts.get(key) ?? 0) >= limit;
  return listings.filter(({ companyId, buildingId }) => {
    const groups = [
      ...(companyId === null ? [] : [{ key: `company ${companyId}`, cap: maxPer.ofCompany }]),
      ...(buildingId === null ? [] : [{ key: `building ${buildingId}`, cap: maxPer.ofBuilding }]),
    ];
    if (groups.some(({ key, cap }) => isFull(key, cap))) return false;
    for (const { key } of groups) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  });
}

function reasonsOf(listing: Candidate, wishes: RankingCriteria): Omit<RankedListing, 'id'> {
  const near = nearest(listing, wishes.places);
  const isNear = near !== undefined && near.km <= nearKm;
  const applies: Readonly<Record<RecommendationReason, boolean>> = {
    'near-places': isNear,
    'like-picks': isLikePicks(listing, wishes.profile),
    'in-budget': listing.rent <= maxRent(wishes),
  };
  return {
    why: recommendationReasons.filter((reason) => applies[reason]),
    ...(isNear ? { nearPlace: near.name } : {}),
  };
}

const isLikePicks = ({ type, beds }: Candidate, profile: Profile | undefined): boolean =>
  profile !== undefined && profile.hasPicks && profile.types.has(type) && profile.beds.has(beds);
/** Returns the renter's maximum rent: the stated budget, else 10 % above the rent of the profile. */
const maxRent = ({ budget, profile }: RankingCriteria): number => budget ?? (profile ? profile.rent * 1.1 : 0);
