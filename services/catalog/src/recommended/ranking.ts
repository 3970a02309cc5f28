import {
  distanceKm,
  recommendationReasons,
  recommendedCap,
  type RecommendationReason,
} from '@porchlight/contracts/catalog';
import { sharedShare, type Comparable } from '../similar/likeness.ts';
import type { Profile } from './profile.ts';

/** A public home that may be recommended. */
export interface Candidate extends Comparable {
  readonly companyId: number | null;
  readonly listedAt: Date;
}
export interface NamedPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}
/** What homes are measured by: what was liked, the renter's places, the most they would pay; each may be unknown. */
export interface Wishes {
  readonly profile?: Profile | undefined;
  readonly places: readonly NamedPoint[];
  readonly budget?: number | undefined;
}
/** A home to recommend, and why. */
export interface Recommended {
  readonly id: string;
  readonly why: readonly RecommendationReason[];
  readonly nearPlace?: string;
}

const weights = { price: 0.35, distance: 0.25, type: 0.2, amenities: 0.2, freshness: 0.1 } as const;
/** How far the rent may be off, and where distance stops to count. */
export const rentShare = 0.25;
const farKm = 30;
const nearKm = 3;
const freshHalfLifeDays = 14;
const most = { ofCompany: 3, ofBuilding: 2 } as const;

/** The homes to recommend, the best first: at most three of a landlord and two of a building. */
export function ranked(candidates: readonly Candidate[], wishes: Wishes, now: number): Recommended[] {
  const scored = candidates
    .map((home) => ({ home, score: scoreOf(home, wishes, now) }))
    .sort((a, b) => b.score - a.score || (a.home.id < b.home.id ? -1 : 1));
  return diverse(scored.map(({ home }) => home))
    .slice(0, recommendedCap)
    .map((home) => ({ id: home.id, ...reasonsOf(home, wishes) }));
}

/** How well a home fits: rent, place, kind, amenities and age of the advertisement, and nothing else. What is unknown counts half. */
export function scoreOf(home: Candidate, { profile, places }: Wishes, now: number): number {
  const price = profile ? Math.max(0, 1 - Math.abs(home.rent - profile.rent) / (profile.rent * rentShare)) : 0.5;
  const near = nearest(home, places) ?? (profile ? { km: distanceKm(home, profile.centre) } : undefined);
  const distance = near ? Math.max(0, 1 - near.km / farKm) : 0.5;
  const type = profile
    ? (profile.types.get(home.type) ?? 0) / Math.max(...profile.types.values(), Number.MIN_VALUE)
    : 0.5;
  const shared = profile ? sharedShare(profile.amenities, home.amenities) : 0.5;
  const freshness = 0.5 ** (Math.max(0, now - home.listedAt.getTime()) / 86_400_000 / freshHalfLifeDays);
  return (
    weights.price * price +
    weights.distance * distance +
    weights.type * type +
    weights.amenities * shared +
    weights.freshness * freshness
  );
}

function nearest(
  home: Candidate,
  places: readonly NamedPoint[],
): { readonly km: number; readonly name: string } | undefined {
  return places.map((place) => ({ name: place.name, km: distanceKm(home, place) })).sort((a, b) => a.km - b.km)[0];
}

function diverse(homes: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const isOneTooMany = (key: string, cap: number) => (counts.get(key) ?? 0) >= cap;
  return homes.filter(({ companyId, buildingId }) => {
    const groups = [
      ...(companyId === null ? [] : [{ key: `company ${companyId}`, cap: most.ofCompany }]),
      ...(buildingId === null ? [] : [{ key: `building ${buildingId}`, cap: most.ofBuilding }]),
    ];
    if (groups.some(({ key, cap }) => isOneTooMany(key, cap))) return false;
    for (const { key } of groups) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  });
}

function reasonsOf(home: Candidate, wishes: Wishes): Omit<Recommended, 'id'> {
  const near = nearest(home, wishes.places);
  const isNear = near !== undefined && near.km <= nearKm;
  const holds: Readonly<Record<RecommendationReason, boolean>> = {
    'near-places': isNear,
    'like-picks': isLikePicks(home, wishes.profile),
    'in-budget': home.rent <= limitOf(wishes),
  };
  return { why: recommendationReasons.filter((reason) => holds[reason]), ...(isNear ? { nearPlace: near.name } : {}) };
}

const isLikePicks = ({ type, beds }: Candidate, profile: Profile | undefined): boolean =>
  profile !== undefined && profile.hasPicks && profile.types.has(type) && profile.beds.has(beds);
/** The most that somebody would pay: as they said, else a tenth above what they look at. */
const limitOf = ({ budget, profile }: Wishes): number => budget ?? (profile ? profile.rent * 1.1 : 0);
