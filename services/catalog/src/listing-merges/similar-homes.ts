/** What is compared of a listing. */
export interface ComparedHome {
  readonly id: string;
  readonly street: string;
  readonly unit: string | null;
  readonly buildingId: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly beds: number;
  readonly sqft: number | null;
  /** Monthly rent. */
  readonly rent: number;
  readonly title: string;
  /** Perceptual hashes of uploaded photos. */
  readonly photoHashes: readonly string[];
}
export type Match = 'same' | 'similar';

const maxMeters = 30;
const metersPerDegree = 111_320;
const maxRatio = 0.02;
const minTitleLikeness = 0.45;
const maxHashDistance = 6;

const isWithin = (one: number, other: number): boolean => Math.abs(one - other) <= maxRatio * Math.max(one, other);
function isNear(one: ComparedHome, other: ComparedHome): boolean {
  if (one.buildingId !== null && one.buildingId === other.buildingId) return true;
  const north = (one.latitude - other.latitude) * metersPerDegree;
  const east = (one.longitude - other.longitude) * metersPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) <= maxMeters;
}
const isSameSize = (one: ComparedHome, other: ComparedHome): boolean =>
  one.beds === other.beds && (one.sqft === null || other.sqft === null || isWithin(one.sqft, other.sqft));

const termsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const addressOf = ({ street, unit }: ComparedHome) => termsOf(`${street} ${unit ?? ''}`).join(' ');
/** Returns the share of terms that two titles have in common, from 0 to 1. */
function titleLikeness(one: string, other: string): number {
  const [mine, theirs] = [new Set(termsOf(one)), new Set(termsOf(other))];
  const common = [...mine].filter((term) => theirs.has(term)).length;
  return common / Math.max(1, mine.size + theirs.size - common);
}
function hashDistance(one: string, other: string): number {
  const different = BigInt.asUintN(64, BigInt(one) ^ BigInt(other));
  return different.toString(2).replaceAll('0', '').length;
}
const hasSamePhoto = (one: ComparedHome, other: ComparedHome): boolean =>
  one.photoHashes.some((mine) => other.photoHashes.some((theirs) => hashDistance(mine, theirs) <= maxHashDistance));

/** Returns whether two listings may be one home (docs/rules/listing-merges.md), and how sure that is. */
export function matchOf(one: ComparedHome, other: ComparedHome): Match | undefined {
  if (!isSameSize(one, other) || !isNear(one, other)) return undefined;
  if (addressOf(one) === addressOf(other)) return 'same';
  // Two units of a building are two homes, however alike.
  if (one.unit !== null && other.unit !== null && one.unit !== other.unit) return undefined;
  const signs = [
    isWithin(one.rent, other.rent),
    titleLikeness(one.title, other.title) >= minTitleLikeness,
    hasSamePhoto(one, other),
  ];
  return signs.filter(Boolean).length >= 2 ? 'similar' : undefined;
}

/** Returns groups of listings that may be one home, in the order of the first of each. */
export function groupsOf(homes: readonly ComparedHome[]): { readonly match: Match; readonly ids: readonly string[] }[] {
  const groups: { match: Match; homes: ComparedHome[] }[] = [];
  for (const home of homes) {
    const found = groups
      .map((group) => ({ group, match: matchOf(group.homes[0] as ComparedHome, home) }))
      .find(({ match }) => match !== undefined);
    if (found?.match === undefined) groups.push({ match: 'same', homes: [home] });
    else {
      found.group.homes.push(home);
      if (found.match === 'similar') found.group.match = 'similar';
    }
  }
  return groups
    .filter((group) => group.homes.length > 1)
    .map((group) => ({ match: group.match, ids: group.homes.map(({ id }) => id) }));
}
