const minutesOfHalfLife = 14 * 24 * 60;
const leastMerit = 0.05;
const weights = { quality: 0.25, priceFit: 0.2, isVerified: 0.1, response: 0.1 } as const;

/** What places a home among others of the same age; shares from 0 to 1. */
export interface Merit {
  readonly quality: number;
  readonly priceFit: number;
  readonly isVerified: boolean;
  /** How well the landlord answers; 0.5 while nothing is known. */
  readonly response: number;
}

/** How near a rent is to what such homes cost in the area: 1 at the median, falling with the ratio; 0.5 when no median is known. */
export function priceFitOf(rent: number, median: number | undefined): number {
  return median ? Math.max(0, 1 - Math.abs(Math.log(rent / median))) : 0.5;
}

/**
 * The order of best match, higher first. Merit halves every 14 days since the refresh; written as a logarithm the order never
 * changes as time goes by, so a row is ranked once (performance 2).
 */
export function rankOf(refreshedAt: Date, merit: Merit): number {
  const sum =
    weights.quality * merit.quality +
    weights.priceFit * merit.priceFit +
    weights.isVerified * Number(merit.isVerified) +
    weights.response * merit.response;
  const share = sum / (weights.quality + weights.priceFit + weights.isVerified + weights.response);
  return Math.round(refreshedAt.getTime() / 60_000 + minutesOfHalfLife * Math.log2(Math.max(leastMerit, share)));
}
