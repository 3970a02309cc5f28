import type { Draft, Measure } from './vocabulary.ts';

const rentLimits = { least: 100, most: 50_000 } as const;
/** Returns whether a bare number in a line may be a rent: `2 bed calgary 1500`. */
export const isLikelyRent = (number: number): boolean => Number.isInteger(number) && number >= 300 && number <= 20_000;

const isRent = (number: number): boolean => number >= rentLimits.least && number <= rentLimits.most;
const countsBetween = (from: number, to: number, most: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to, most) - from + 1) }, (_, at) => from + at);
const union = <T>(list: readonly T[] | undefined, values: readonly T[]): T[] => [
  ...new Set([...(list ?? []), ...values]),
];

const appliers: Readonly<Record<Measure, (draft: Draft, numbers: readonly number[], isOrMore: boolean) => boolean>> = {
  beds(draft, [first = 0, last = first], isOrMore) {
    const [from, to] = [Math.min(first, last, 4), isOrMore ? 4 : Math.max(first, last)];
    if (![first, last].every(Number.isInteger) || Math.max(first, last) > 10) return false;
    draft.beds = union(draft.beds, countsBetween(from, Math.min(4, to), 4));
    return true;
  },
  baths(draft, [first = 0, last = first], isOrMore) {
    const counts = [1, 1.5, 2, 2.5, 3].filter(
      (baths) => baths >= Math.min(first, last, 3) && (isOrMore || baths <= Math.max(first, last)),
    );
    if (counts.length === 0 || first > 10) return false;
    draft.baths = union(draft.baths, counts);
    return true;
  },
  size(draft, [size = 0]) {
    return size >= 50 && size <= 20_000 && Boolean((draft.minsqft = Math.round(size)));
  },
  biggest(draft, [size = 0]) {
    return size >= 50 && size <= 20_000 && Boolean((draft.maxsqft = Math.round(size)));
  },
  most(draft, [rent = 0]) {
    return isRent(rent) && Boolean((draft.maxrate = Math.round(rent)));
  },
  least(draft, [rent = 0]) {
    return isRent(rent) && Boolean((draft.minrate = Math.round(rent)));
  },
  range(draft, [one = 0, other = 0]) {
    if (!isRent(one) || !isRent(other)) return false;
    [draft.minrate, draft.maxrate] = [Math.round(Math.min(one, other)), Math.round(Math.max(one, other))];
    return true;
  },
};

/** Writes a measured value to the draft; returns false when the numbers are out of range for the measure. */
export const applyMeasure = (draft: Draft, measure: Measure, numbers: readonly number[], isOrMore: boolean): boolean =>
  appliers[measure](draft, numbers, isOrMore);
