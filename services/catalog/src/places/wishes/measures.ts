import type { Draft, Measure } from './vocabulary.ts';

const rents = { least: 100, most: 50_000 } as const;
/** A bare number in a line that may be a rent: `2 bed calgary 1500`. */
export const isLikelyRent = (number: number): boolean => Number.isInteger(number) && number >= 300 && number <= 20_000;

const isRent = (number: number): boolean => number >= rents.least && number <= rents.most;
const count = (from: number, to: number, most: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to, most) - from + 1) }, (_, at) => from + at);
const withNew = <T>(list: readonly T[] | undefined, values: readonly T[]): T[] => [
  ...new Set([...(list ?? []), ...values]),
];

const readers: Readonly<Record<Measure, (draft: Draft, numbers: readonly number[], isOrMore: boolean) => boolean>> = {
  beds(draft, [first = 0, last = first], isOrMore) {
    const [from, to] = [Math.min(first, last, 4), isOrMore ? 4 : Math.max(first, last)];
    if (![first, last].every(Number.isInteger) || Math.max(first, last) > 10) return false;
    draft.beds = withNew(draft.beds, count(from, Math.min(4, to), 4));
    return true;
  },
  baths(draft, [first = 0, last = first], isOrMore) {
    const wished = [1, 1.5, 2, 2.5, 3].filter(
      (baths) => baths >= Math.min(first, last, 3) && (isOrMore || baths <= Math.max(first, last)),
    );
    if (wished.length === 0 || first > 10) return false;
    draft.baths = withNew(draft.baths, wished);
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

/** Writes what some numbers measure; false when they cannot mean that. */
export const measured = (draft: Draft, measure: Measure, numbers: readonly number[], isOrMore: boolean): boolean =>
  readers[measure](draft, numbers, isOrMore);
