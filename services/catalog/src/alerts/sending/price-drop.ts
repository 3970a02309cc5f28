/**
 * Minimum drop of the rent for a mail, as a share and in whole currency units; both must be reached.
 * (docs/rules/alerts.md)
 */
export const minPriceDrop = { share: 0.03, amount: 25 } as const;

/** Returns whether a rent fell far enough to be mailed; rents are whole units of one currency. */
export const isPriceDrop = (before: number, now: number): boolean =>
  before - now >= minPriceDrop.amount && before - now >= before * minPriceDrop.share;
