import { distanceKm } from '@porchlight/contracts/catalog';

/** What a home is compared by: public facts only, so an order tells nothing of a hidden address. */
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

/** How far a similar home may be away, and its rent off (decisions 5.10). */
export const likeWithin = { km: 10, rentShare: 0.2, beds: 1 } as const;
const weights = { price: 0.35, distance: 0.25, type: 0.2, amenities: 0.2 } as const;
const mostOfBuilding = 2;

/** How alike two homes are, 0 to 1; nothing when they are too far apart to be called so. */
export function likenessOf(home: Comparable, other: Comparable): number | undefined {
  const price = 1 - Math.abs(other.rent - home.rent) / (home.rent * likeWithin.rentShare);
  const distance = 1 - distanceKm(home, other) / likeWithin.km;
  if (price < 0 || distance < 0 || Math.abs(other.beds - home.beds) > likeWithin.beds) return undefined;
  return (
    weights.price * price +
    weights.distance * distance +
    weights.type * Number(other.type === home.type) +
    weights.amenities * sharedShare(home.amenities, other.amenities)
  );
}

/** The homes most like one, best first: those with as many beds, and only where they are too few one bed more or less. At most two of a building. */
export function mostAlike(home: Comparable, others: readonly Comparable[], most: number): string[] {
  const scored = others.flatMap((other) => {
    const score = other.id === home.id ? undefined : likenessOf(home, other);
    return score === undefined ? [] : [{ other, score }];
  });
  scored.sort(
    (a, b) =>
      bedsApart(home, a.other) - bedsApart(home, b.other) || b.score - a.score || (a.other.id < b.other.id ? -1 : 1),
  );
  const ofBuilding = new Map<number, number>();
  return scored
    .filter(({ other: { buildingId } }) => {
      if (buildingId === null) return true;
      const soFar = ofBuilding.get(buildingId) ?? 0;
      ofBuilding.set(buildingId, soFar + 1);
      return soFar < mostOfBuilding;
    })
    .slice(0, most)
    .map(({ other }) => other.id);
}

const bedsApart = (home: Comparable, other: Comparable): number => Math.abs(other.beds - home.beds);

/** Jaccard: what both have of all that either has. Two homes without any are alike in that. */
export function sharedShare(one: bigint, other: bigint): number {
  const either = bitsIn(one | other);
  return either === 0 ? 1 : bitsIn(one & other) / either;
}

function bitsIn(mask: bigint): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
