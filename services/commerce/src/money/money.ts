import type { Currency } from '@porchlight/contracts';

/** Amount in one currency. */
export interface Money {
  /** Integer cents; negative for what is taken off. */
  readonly cents: number;
  readonly currency: Currency;
}

/** Parts per million: 99,750 is 9.975%. */
const wholePpm = 1_000_000;

/**
 * Returns the sum of amounts. Throws a RangeError for different currencies and for cents that are not safe integers.
 */
export function sum(first: Money, ...others: readonly Money[]): Money {
  return others.reduce(
    (total, { cents, currency }) => {
      if (currency !== total.currency) throw new RangeError(`cannot add ${currency} to ${total.currency}`);
      return { cents: requireCents(total.cents + requireCents(cents)), currency };
    },
    { cents: requireCents(first.cents), currency: first.currency },
  );
}

/** Returns an amount less another one. Throws like `sum`. */
export const subtract = (amount: Money, { cents, currency }: Money): Money => sum(amount, { cents: -cents, currency });

/**
 * Returns a share of an amount, rounded half-up to the cent. Throws a RangeError for a negative amount and for a share
 * outside 0 to 1,000,000.
 * @param ppm the share in parts per million, an integer
 */
export function share(amount: Money, ppm: number): Money {
  if (ppm < 0 || ppm > wholePpm) throw new RangeError(`${ppm} ppm is not a share`);
  return portion(amount, ppm, wholePpm);
}

/**
 * Returns `amount * part / whole`, rounded half-up to the cent. Throws a RangeError for a negative amount and for parts
 * that are not integers.
 */
export function portion({ cents, currency }: Money, part: number, whole: number): Money {
  if (requireCents(cents) < 0) throw new RangeError(`no share of ${cents} cents`);
  // The product may exceed the safe integers. `BigInt` throws a RangeError for a fraction.
  const rounded = (2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole));
  return { cents: Number(rounded), currency };
}

function requireCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an integer number of cents`);
  return cents;
}
