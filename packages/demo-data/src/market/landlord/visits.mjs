import { Random } from '../random.mjs';

/** Days of the story, today included. */
const storyDays = 90;
/** Share of a listing's impressions on each day of a week that begins today. */
const weekShares = [1, 0.9, 0.85, 0.9, 1.1, 1.3, 1.2];

/**
 * Returns the visits of each listing on each day on which it was live: interest grows slowly, and a featured listing is
 * seen twice as often. `listing` is its position.
 */
export function visitsOf(listings) {
  const random = new Random('visits');
  return listings.flatMap((listing, at) =>
    Array.from({ length: storyDays }, (_, daysAgo) => daysAgo)
      .filter((daysAgo) => isLive(listing, daysAgo))
      .map((daysAgo) => ({ listing: at, daysAgo, ...visitsOn(random, { listing, daysAgo }) })),
  );
}

const isLive = ({ activated, paused = -1 }, daysAgo) => daysAgo <= activated && daysAgo > paused;
const isFeatured = ({ featured }, daysAgo) =>
  featured !== undefined && daysAgo <= featured.began && daysAgo > (featured.ended ?? -1);

function visitsOn(random, { listing, daysAgo }) {
  const growth = 1.4 - (0.7 * daysAgo) / storyDays;
  const interest = growth * weekShares[daysAgo % weekShares.length] * (isFeatured(listing, daysAgo) ? 2 : 1);
  const impressions = Math.round(interest * random.between(24, 44));
  return { views: Math.max(1, Math.round(impressions * random.between(8, 15) * 0.01)), impressions };
}
