import { distanceKm } from '@porchlight/contracts/catalog';

/** Facts that listings are compared by: public ones only, so that an order reveals nothing about a hidden address. */
export interface Comparable {
  readonly id: string;
  readonly rent: number;
  readonly beds: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly type: number;
  /** One bit for each amenity. */
  readonly amenities: bigint;
  readonly buildingId: number | null;
}

/**
 * Limits of similar listings (docs/rules/recommendations.md): distance in kilometres, difference in rent as a share,
 * difference in beds.
 */
export const similarityLimits = { km: 10, rentShare: 0.2, beds: 1 } as const;
const weights = { price: 0.35, distance: 0.25, type: 0.2, amenities: 0.2 } as const;
const maxPerBuilding = 2;

/** Returns the similarity of two listings, 0 to 1; undefined when they differ by more than the limits. */
export function similarityOf(listing: Comparable, other: Comparable): number | undefined {
  const price = 1 - Math.abs(other.rent - listing.rent) / (listing.rent * similarityLimits.rentShare);
  const distance = 1 - distanceKm(listing, other) / similarityLimits.km;
  if (price < 0 || distance < 0 || Math.abs(other.beds - listing.beds) > similarityLimits.beds) return undefined;
  return (
    weights.price * price +
    weights.distance * distance +
    weights.type * Number(other.type === listing.type) +
    weights.amenities * jaccardSimilarity(listing.amenities, other.amenities)
  );
}

/**
 * Returns the most similar listings, best first: those with the same number of beds before those with one more or
 * fewer. At most two of a building.
 */
export function rankBySimilarity(listing: Comparable, others: readonly Comparable[], max: number): string[] {
  const scored = others.flatMap((other) => {
    const score = other.id === listing.id ? undefined : similarityOf(listing, other);
    return score === undefined ? [] : [{ other, score }];
  });
  scored.sort(
    (a, b) =>
      bedsDifference(listing, a.other) - bedsDifference(listing, b.other) ||
      b.score - a.score ||
      (a.other.id < b.other.id ? -1 : 1),
  );
  const countByBuilding = new Map<number, number>();
  return scored
    .filter(({ other: { buildingId } }) => {
      if (buildingId === null) return true;
      const soFar = countByBuilding.get(buildingId) ?? 0;
      countByBuilding.set(buildingId, soFar + 1);
      return soFar < maxPerBuilding;
    })
    .slice(0, max)
    .map(({ other }) => other.id);
}

const bedsDifference = (listing: Comparable, other: Comparable): number => Math.abs(other.beds - listing.beds);

/** Returns the Jaccard similarity of two masks: shared bits over all bits; 1 when both are empty. */
export function jaccardSimilarity(one: bigint, other: bigint): number {
  const unionBits = bitCount(one | other);
  return unionBits === 0 ? 1 : bitCount(one & other) / unionBits;
}

function bitCount(mask: bigint): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
