import { amenities } from '@porchlight/contracts';

/**
 * Interactions of a renter with a listing as a weight that decays over time; negative for a removed recommendation.
 * Holds facts of the listing only, nothing about the landlord or the renter.
 */
export interface Signal {
  readonly weight: number;
  readonly rent: number;
  readonly beds: number;
  readonly type: number;
  readonly amenities: bigint;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 when there is no metro area: then the city counts. */
  readonly metroId: number;
  readonly cityId: number;
  /** Favourited or inquired about, not only viewed. */
  readonly isPick: boolean;
}
/** Preferences of a renter, derived from signals. */
export interface Profile {
  readonly metroId: number;
  readonly cityId: number;
  readonly rent: number;
  /** Share of each number of beds and of each rental type, from 0 to 1. */
  readonly beds: ReadonlyMap<number, number>;
  readonly types: ReadonlyMap<number, number>;
  readonly amenities: bigint;
  readonly centre: { readonly latitude: number; readonly longitude: number };
  readonly hasPicks: boolean;
}

/** Weights of interactions (docs/rules/recommendations.md) and their half-life in days. */
export const signalWeights = { inquiry: 5, favourite: 4, repeatView: 2, view: 1, removed: -6 } as const;
export const signalHalfLifeDays = 21;

const sumBy = <K>(signals: readonly Signal[], keyOf: (signal: Signal) => K): Map<K, number> =>
  signals.reduce(
    (sums, signal) => sums.set(keyOf(signal), (sums.get(keyOf(signal)) ?? 0) + signal.weight),
    new Map<K, number>(),
  );

const areaKey = ({ metroId, cityId }: Signal): string => (metroId > 0 ? `metro ${metroId}` : `city ${cityId}`);
const isLiked = ({ weight }: Signal): boolean => weight > 0;

/**
 * Returns the profile of some signals, or undefined without positive ones. Only signals of the area with the greatest
 * weight count.
 */
export function profileOf(signals: readonly Signal[]): Profile | undefined {
  const [area] = [...sumBy(signals.filter(isLiked), areaKey)].sort((a, b) => b[1] - a[1])[0] ?? [];
  const inArea = signals.filter((signal) => areaKey(signal) === area);
  const liked = inArea.filter(isLiked);
  const first = liked[0];
  if (!first) return undefined;
  return {
    metroId: first.metroId,
    cityId: first.cityId,
    rent: weightedMedian(liked),
    beds: sharesOf(inArea, ({ beds }) => beds),
    types: sharesOf(inArea, ({ type }) => type),
    amenities: commonAmenities(liked),
    centre: centreOf(liked),
    hasPicks: liked.some(({ isPick }) => isPick),
  };
}

// Removed recommendations reduce the share of their kind; a value with a negative sum has no share.
function sharesOf(signals: readonly Signal[], keyOf: (signal: Signal) => number): Map<number, number> {
  const sums = [...sumBy(signals, keyOf)].filter(([, weight]) => weight > 0);
  const total = sums.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(sums.map(([key, weight]) => [key, weight / total]));
}
const weightOf = (signals: readonly Signal[]): number => signals.reduce((sum, { weight }) => sum + weight, 0);

function weightedMedian(signals: readonly Signal[]): number {
  const half = weightOf(signals) / 2;
  let soFar = 0;
  const sorted = [...signals].sort((a, b) => a.rent - b.rent);
  return (sorted.find(({ weight }) => (soFar += weight) >= half) ?? sorted[0])?.rent ?? 0;
}

/** Returns the amenities that at least half of the positive weight has. */
function commonAmenities(signals: readonly Signal[]): bigint {
  const half = weightOf(signals) / 2;
  return amenities.reduce((mask, _, at) => {
    const bit = 1n << BigInt(at);
    return weightOf(signals.filter((signal) => (signal.amenities & bit) !== 0n)) >= half ? mask | bit : mask;
  }, 0n);
}

function centreOf(signals: readonly Signal[]): Profile['centre'] {
  const total = weightOf(signals);
  const mean = (valueOf: (signal: Signal) => number) =>
    signals.reduce((sum, signal) => sum + valueOf(signal) * signal.weight, 0) / total;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
