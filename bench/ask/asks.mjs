// What is asked of the site, whoever answers: `{ kind, call, scope?, filters, page?, … }`. Drawn from homes that are in every size.
import { pick, randomAt } from '../data/random.mjs';
import { anyFilters, plainFilters, rareFilters } from './filters.mjs';

const shares = { city: 40, box: 15, markers: 10, complete: 10, listing: 10, text: 5, deep: 5, misspelt: 5 };
const screen = { width: 1280, height: 800 };
const LARGEST = 6;
const kinds = Object.entries(shares).flatMap(([kind, share]) => Array(share).fill(kind));

/** Draws asks: `draw(kind, n)` is the n-th of that kind, `mix(n)` the n-th of the mix, `markersAt(n, zoom)` the n-th map. */
export function asksOf(head, seed) {
  const draws = drawsOf(largestCities(head));
  const draw = (kind, n) => {
    const random = randomAt(seed, n, 100 + Object.keys(draws).indexOf(kind));
    return { kind, n, ...draws[kind](random, pick(random, head)) };
  };
  return {
    draw,
    mix: (n) => draw(pick(randomAt(seed, n, 99), kinds), n),
    markersAt: (n, zoom) => {
      const random = randomAt(seed, n, 98);
      return { kind: `zoom ${zoom}`, n, ...mapOf(pick(random, head), zoom) };
    },
  };
}

const drawsOf = (large) => ({
  city: (random, home) => ({ call: 'listings', scope: scopeOf(random, home), filters: anyFilters(random, home) }),
  plain: (random, home) => ({
    call: 'listings',
    scope: { kind: 'city', id: home.cityId },
    filters: plainFilters(random, home),
  }),
  box: (random, home) => ({
    call: 'listings',
    filters: { ...anyFilters(random, home), bounds: viewOf(home, 10 + Math.floor(random() * 6)) },
  }),
  markers: (random, home) => mapOf(home, 4 + Math.floor(random() * 12)),
  complete: (random, home) => ({ call: 'complete', words: home.cityName.slice(0, 2 + Math.floor(random() * 4)) }),
  listing: (_, home) => ({ call: 'listing', id: home.publicId }),
  text: (random, home) => ({
    call: 'listings',
    scope: { kind: 'city', id: pick(random, large) },
    filters: { keyword: wordOf(random, home) },
  }),
  deep: (random, home) => ({
    call: 'listings',
    scope: { kind: 'province', id: home.provinceId },
    filters: {},
    page: 20 + Math.floor(random() * 80),
  }),
  misspelt: (random, home) => ({ call: 'misspelt', words: misspelt(random, home.cityName) }),
  rare: (random, home) => ({
    call: 'listings',
    scope: { kind: 'province', id: home.provinceId },
    filters: rareFilters(random, home),
  }),
});

const mapOf = (home, zoom) => ({
  call: 'markers',
  zoom,
  filters: { bounds: viewOf(home, zoom), maxrate: Math.max(300, Math.ceil(home.rent / 100) * 110) },
});

// most look in a city, some in its surroundings or in the whole province
function scopeOf(random, home) {
  const dice = random();
  if (dice < 0.07) return { kind: 'province', id: home.provinceId };
  return dice < 0.2 && home.metroAreaId ? { kind: 'metro', id: home.metroAreaId } : { kind: 'city', id: home.cityId };
}

/** The bounds of a screen whose middle is a home: `neLat,neLng,swLat,swLng`. */
function viewOf({ latitude, longitude }, zoom) {
  const degrees = 360 / (256 * 2 ** zoom);
  const [wide, tall] = [
    (screen.width / 2) * degrees,
    (screen.height / 2) * degrees * Math.cos((latitude * Math.PI) / 180),
  ];
  const within = (value, most) => Math.min(most, Math.max(-most, value)).toFixed(4);
  return [
    within(latitude + tall, 85),
    within(longitude + wide, 179.9),
    within(latitude - tall, 85),
    within(longitude - wide, 179.9),
  ].join(',');
}

function largestCities(head) {
  const counts = new Map();
  for (const { cityId } of head) counts.set(cityId, (counts.get(cityId) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, LARGEST)
    .map(([id]) => id);
}

const wordOf = (random, { description }) => pick(random, description.toLowerCase().match(/\p{L}{5,}/gu) ?? ['balcony']);

// one letter lost, doubled, or swapped with its neighbour
function misspelt(random, name) {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 2));
  const [before, letter, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)];
  return pick(random, [
    before + after,
    before + letter + letter + after,
    before + after.slice(0, 1) + letter + after.slice(1),
  ]);
}
