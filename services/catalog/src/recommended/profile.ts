import { amenities } from '@porchlight/contracts';

/** What a renter did with a home, as a weight that has faded since; below zero they sent it away. Facts of the home alone: nothing of who offers or looks. */
export interface Signal {
  readonly weight: number;
  readonly rent: number;
  readonly beds: number;
  readonly type: number;
  readonly amenities: bigint;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 is none: then the city decides. */
  readonly metroId: number;
  readonly cityId: number;
  /** Kept or written to, not only looked at. */
  readonly isPick: boolean;
}
/** What a renter looks for, read from what they did. */
export interface Profile {
  readonly metroId: number;
  readonly cityId: number;
  readonly rent: number;
  /** Share of each number of beds, and of each kind of home, from 0 to 1. */
  readonly beds: ReadonlyMap<number, number>;
  readonly types: ReadonlyMap<number, number>;
  readonly amenities: bigint;
  readonly centre: { readonly latitude: number; readonly longitude: number };
  readonly hasPicks: boolean;
}

/** Weights of what people do (decisions 5.10), and the days after which half of one is left. */
export const signalWeights = { inquiry: 5, favourite: 4, repeatView: 2, view: 1, removed: -6 } as const;
export const signalHalfLifeDays = 21;

const sumBy = <K>(signals: readonly Signal[], keyOf: (signal: Signal) => K): Map<K, number> =>
  signals.reduce(
    (sums, signal) => sums.set(keyOf(signal), (sums.get(keyOf(signal)) ?? 0) + signal.weight),
    new Map<K, number>(),
  );

const areaKey = ({ metroId, cityId }: Signal): string => (metroId > 0 ? `metro ${metroId}` : `city ${cityId}`);
const isLiked = ({ weight }: Signal): boolean => weight > 0;

/** What is looked for, or nothing when nothing is liked: the area with most weight decides which homes count. */
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
    amenities: usualAmenities(liked),
    centre: centreOf(liked),
    hasPicks: liked.some(({ isPick }) => isPick),
  };
}

// What was sent away takes from its kind; a kind that is disliked on the whole has no share.
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

/** Those that at least half of what is liked has. */
function usualAmenities(signals: readonly Signal[]): bigint {
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
