import { Random } from './random.mjs';

const months = 24;
const minListings = 10;
const maxBeds = 4;
/** Yearly rise of asking rents; the history is computed backwards from current rents. */
const yearlyRise = { CA: 0.045, US: 0.02 };

/**
 * Returns 24 months of rent statistics per city, metro area and province by beds (4 = four or more), where there are at
 * least ten listings.
 */
export function trendsFrom(listings) {
  const groups = new Map();
  for (const listing of listings.filter(isCounted))
    for (const [kind, areaId] of areasOf(listing))
      addTo(groups, `${kind}/${areaId}/${Math.min(listing.beds, maxBeds)}`, listing);
  return [...groups].flatMap(([key, members]) => historyOf(key, members));
}

// Rooms, sublets and short leases are separate markets.
const isCounted = ({ listingKind, leaseMaxMonths }) => listingKind === 'entire' && leaseMaxMonths >= 6;
const areasOf = ({ city }) => [
  ['city', city.id],
  ...(city.metroId ? [['metro', city.metroId]] : []),
  ['province', city.provinceId],
];

function addTo(groups, key, listing) {
  if (!groups.has(key)) groups.set(key, []);
  groups.get(key).push(listing);
}

function historyOf(key, members) {
  const rents = withoutOutliers(members.map(({ rent }) => rent).sort((a, b) => a - b));
  if (rents.length < minListings) return [];
  const [kind, areaId, beds] = key.split('/');
  const { country } = members[0].city;
  const random = new Random(`trend/${key}`);
  const drift = {
    rise: yearlyRise[country] + 0.02 * random.gauss(),
    wave: 0.012 * random.next(),
    phase: random.between(0, 11),
  };
  return Array.from({ length: months }, (_, monthsAgo) =>
    cellOf({ kind, areaId: Number(areaId), beds: Number(beds), rents, random, drift, monthsAgo }),
  );
}

function cellOf({ kind, areaId, beds, rents, random, drift, monthsAgo }) {
  const season =
    monthsAgo === 0
      ? 0
      : drift.wave *
        (Math.cos((2 * Math.PI * (monthsAgo + drift.phase)) / 12) - Math.cos((2 * Math.PI * drift.phase) / 12));
  const noise = monthsAgo === 0 ? 0 : (0.18 * random.gauss()) / Math.sqrt(rents.length + 20);
  const level = (1 + drift.rise) ** (-monthsAgo / 12) * (1 + season + noise);
  const n =
    monthsAgo === 0 ? rents.length : Math.max(minListings, Math.round(rents.length * (0.82 + 0.3 * random.next())));
  const at = (share) => Math.round(quantile(rents, share) * level);
  const average = rents.reduce((sum, rent) => sum + rent, 0) / rents.length;
  return {
    kind,
    areaId,
    beds,
    monthsAgo,
    n,
    median: at(0.5),
    p25: at(0.25),
    p75: at(0.75),
    avg: Math.round(average * level),
  };
}

/** Returns the sorted rents within 3.5 median absolute deviations of the median, on a log scale. */
export function withoutOutliers(rents) {
  const logs = rents.map(Math.log);
  const middle = quantile(logs, 0.5);
  const deviation = quantile(
    logs.map((value) => Math.abs(value - middle)).sort((a, b) => a - b),
    0.5,
  );
  if (deviation === 0) return rents;
  return rents.filter((rent) => Math.abs(Math.log(rent) - middle) <= 3.5 * 1.4826 * deviation);
}

/** Returns a quantile of sorted values, linearly interpolated. */
export function quantile(sorted, share) {
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low);
}
