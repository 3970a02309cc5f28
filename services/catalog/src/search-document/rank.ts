const halfLifeMinutes = 14 * 24 * 60;
const minMerit = 0.05;
const weights = { quality: 0.25, priceFit: 0.2, isVerified: 0.1, response: 0.1 } as const;

/** Factors that rank listings of the same age; shares from 0 to 1. */
export interface RankFactors {
  readonly quality: number;
  readonly priceFit: number;
  readonly isVerified: boolean;
  /** How fast the landlord replies; 0.5 while unknown. */
  readonly response: number;
}

/**
 * Returns how close a rent is to the local median: 1 at the median, falling with the logarithm of the ratio; 0.5
 * without a median.
 */
export function priceFitOf(rent: number, median: number | undefined): number {
  return median ? Math.max(0, 1 - Math.abs(Math.log(rent / median))) : 0.5;
}

/** Hours to the first reply that count as much as an unknown reply time. */
const neutralReplyHours = 24;

/**
 * Returns how fast a landlord replies: near 1 within the hour, 0.5 after a day or while unknown, 0.25 after three days.
 */
export function responseOf(replyHours: number | undefined): number {
  // Whole hours, so that the rank is not written again for minutes.
  return replyHours === undefined ? 0.5 : 1 / (1 + Math.round(replyHours) / neutralReplyHours);
}

/**
 * Returns the rank of a listing for best match, higher first. Merit halves every 14 days after the refresh; as a
 * logarithm the order does not change over time, so a row is ranked only when it is written.
 */
export function rankOf(refreshedAt: Date, merit: RankFactors): number {
  const sum =
    weights.quality * merit.quality +
    weights.priceFit * merit.priceFit +
    weights.isVerified * Number(merit.isVerified) +
    weights.response * merit.response;
  const share = sum / (weights.quality + weights.priceFit + weights.isVerified + weights.response);
  return Math.round(refreshedAt.getTime() / 60_000 + halfLifeMinutes * Math.log2(Math.max(minMerit, share)));
}
