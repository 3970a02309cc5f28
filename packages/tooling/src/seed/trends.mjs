import { Random } from './random.mjs';

const months = 24;
const fewest = 10;
const mostBeds = 4;
/** Asking rents rose by so much in a year: the history goes down from today's rents. */
const yearlyRise = { CA: 0.045, US: 0.02 };

/** 24 months of rent cells per city, metro area and province by beds (4 = four and more), where today's homes give at least ten. */
export function trendsFrom(homes) {
  const groups = new Map();
  for (const home of homes.filter(isCounted))
    for (const [kind, areaId] of areasOf(home))
      addTo(groups, `${kind}/${areaId}/${Math.min(home.beds, mostBeds)}`, home);
  return [...groups].flatMap(([key, members]) => historyOf(key, members));
}

// Rooms, sublets and short leases have a market of their own.
const isCounted = ({ listingKind, leaseMaxMonths }) => listingKind === 'entire' && leaseMaxMonths >= 6;
const areasOf = ({ city }) => [
  ['city', city.id],
  ...(city.metroId ? [['metro', city.metroId]] : []),
  ['province', city.provinceId],
];

function addTo(groups, key, home) {
  if (!groups.has(key)) groups.set(key, []);
  groups.get(key).push(home);
}

function historyOf(key, members) {
  const rents = withoutOutliers(members.map(({ rent }) => rent).sort((a, b) => a - b));
  if (rents.length < fewest) return [];
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
  const n = monthsAgo === 0 ? rents.length : Math.max(fewest, Math.round(rents.length * (0.82 + 0.3 * random.next())));
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

/** Rents within 3.5 median deviations of the median, on a log scale. Takes and gives sorted rents. */
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

/** The value below which the share of sorted values lies, between two of them in proportion. */
export function quantile(sorted, share) {
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low);
}
