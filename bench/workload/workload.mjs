// Queries of the bench: `{ kind, call, scope?, filters, page?, … }`, the same for every contestant. Generated from
// listings that exist at every size.
import { pick, randomAt } from '../data/random.mjs';
import { anyFilters, plainFilters, rareFilters } from './filters.mjs';

const shares = { city: 40, box: 15, markers: 10, complete: 10, listing: 10, text: 5, deep: 5, misspelt: 5 };
const screen = { width: 1280, height: 800 };
const LARGEST_CITY_COUNT = 6;
const kinds = Object.entries(shares).flatMap(([kind, share]) => Array(share).fill(kind));

/**
 * Creates the workload: `draw(kind, n)` returns the n-th query of a kind, `mix(n)` the n-th query of the mix,
 * `markersAt(n, zoom)` the n-th map query.
 */
export function createWorkload(listings, seed) {
  const generators = createGenerators(largestCities(listings));
  const draw = (kind, n) => {
    const random = randomAt(seed, n, 100 + Object.keys(generators).indexOf(kind));
    return { kind, n, ...generators[kind](random, pick(random, listings)) };
  };
  return {
    draw,
    mix: (n) => draw(pick(randomAt(seed, n, 99), kinds), n),
    markersAt: (n, zoom) => {
      const random = randomAt(seed, n, 98);
      return { kind: `zoom ${zoom}`, n, ...mapQuery(pick(random, listings), zoom) };
    },
  };
}

const createGenerators = (largeCities) => ({
  city: (random, listing) => ({
    call: 'listings',
    scope: drawScope(random, listing),
    filters: anyFilters(random, listing),
  }),
  plain: (random, listing) => ({
    call: 'listings',
    scope: { kind: 'city', id: listing.cityId },
    filters: plainFilters(random, listing),
  }),
  box: (random, listing) => ({
    call: 'listings',
    filters: { ...anyFilters(random, listing), bounds: viewportBounds(listing, 10 + Math.floor(random() * 6)) },
  }),
  markers: (random, listing) => mapQuery(listing, 4 + Math.floor(random() * 12)),
  complete: (random, listing) => ({ call: 'complete', text: listing.cityName.slice(0, 2 + Math.floor(random() * 4)) }),
  listing: (_, listing) => ({ call: 'listing', id: listing.publicId }),
  text: (random, listing) => ({
    call: 'listings',
    scope: { kind: 'city', id: pick(random, largeCities) },
    filters: { keyword: randomKeyword(random, listing) },
  }),
  deep: (random, listing) => ({
    call: 'listings',
    scope: { kind: 'province', id: listing.provinceId },
    filters: {},
    page: 20 + Math.floor(random() * 80),
  }),
  misspelt: (random, listing) => ({ call: 'misspelt', text: misspell(random, listing.cityName) }),
  rare: (random, listing) => ({
    call: 'listings',
    scope: { kind: 'province', id: listing.provinceId },
    filters: rareFilters(random, listing),
  }),
});

const mapQuery = (listing, zoom) => ({
  call: 'markers',
  zoom,
  filters: { bounds: viewportBounds(listing, zoom), maxrate: Math.max(300, Math.ceil(listing.rent / 100) * 110) },
});

// Most searches cover a city, some its metro area or the whole province.
function drawScope(random, listing) {
  const dice = random();
  if (dice < 0.07) return { kind: 'province', id: listing.provinceId };
  return dice < 0.2 && listing.metroAreaId
    ? { kind: 'metro', id: listing.metroAreaId }
    : { kind: 'city', id: listing.cityId };
}

/** Returns the bounds of a screen centred on a listing: `neLat,neLng,swLat,swLng`. */
function viewportBounds({ latitude, longitude }, zoom) {
  const degrees = 360 / (256 * 2 ** zoom);
  const [wide, tall] = [
    (screen.width / 2) * degrees,
    (screen.height / 2) * degrees * Math.cos((latitude * Math.PI) / 180),
  ];
  const clamp = (value, max) => Math.min(max, Math.max(-max, value)).toFixed(4);
  return [
    clamp(latitude + tall, 85),
    clamp(longitude + wide, 179.9),
    clamp(latitude - tall, 85),
    clamp(longitude - wide, 179.9),
  ].join(',');
}

function largestCities(listings) {
  const counts = new Map();
  for (const { cityId } of listings) counts.set(cityId, (counts.get(cityId) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, LARGEST_CITY_COUNT)
    .map(([id]) => id);
}

const randomKeyword = (random, { description }) =>
  pick(random, description.toLowerCase().match(/\p{L}{5,}/gu) ?? ['balcony']);

// Drops a letter, doubles it, or swaps it with the next one.
function misspell(random, name) {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 2));
  const [before, letter, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)];
  return pick(random, [
    before + after,
    before + letter + letter + after,
    before + after.slice(0, 1) + letter + after.slice(1),
  ]);
}
