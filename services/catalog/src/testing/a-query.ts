import {
  accessibilityFeatures,
  amenities,
  encodePolyline,
  furnishingFilterValues,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petFilterValues,
  rentalTypes,
  sorts,
  utilities,
} from '@porchlight/contracts';
import { bathFilterValues, bedFilterValues } from '@porchlight/contracts/catalog';
import type { Chance } from './chance.ts';
import type { ModelQuery } from './naive-search.ts';

const few = (chance: Chance, list: readonly (string | number)[]) =>
  [...new Set([chance.pick(list), ...(chance.is(0.5) ? [chance.pick(list)] : [])])].join(',');
const aDay = (chance: Chance) => new Date(Date.now() + chance.between(0, 90) * 86_400_000).toISOString().slice(0, 10);

const centres = [
  [51.05, -114.07],
  [51.29, -114.01],
  [53.55, -113.49],
  [45.5, -73.57],
  [51.54, 179.98],
] as const;
const offset = (chance: Chance, most: number) => (chance.between(-10_000, 10_000) / 10_000) * most;
// Unusual boxes: half a continent, the world, across the date line, invalid.
const oddBoxes = [
  '60,-100,55,-104',
  '52,-179.9,51,179.95',
  '51,179.95,52,-179.9',
  '90,180,-90,-180',
  '60,-90,40,-120',
  '1,2,3',
  '91,0,0,0',
  'a,b,c,d',
  '51.05,-114,51.05,-114',
];
function aBox(chance: Chance): string {
  if (chance.is(0.2)) return chance.pick(oddBoxes);
  const [lat, lon] = chance.pick(centres.slice(0, 4));
  const [tall, wide] = [Math.abs(offset(chance, 0.15)), Math.abs(offset(chance, 0.15))];
  const [north, south] = chance.is(0.1) ? [lat - tall, lat + tall] : [lat + tall, lat - tall];
  return [north, lon + wide, south, lon - wide].map((degrees) => degrees.toFixed(chance.pick([2, 4, 6]))).join(',');
}
// Drawn by hand: corners in any order, so most shapes intersect themselves; some are a line, a point, too large or too
// long.
function aLasso(chance: Chance): string {
  const [lat, lon] = chance.pick(centres);
  const corners = (count: number, most: number) =>
    Array.from({ length: count }, (): [number, number] => [
      lat + offset(chance, most),
      Math.min(180, lon + offset(chance, most)),
    ]);
  const odd = chance.between(1, 20);
  if (odd === 1) return encodePolyline(corners(2, 0.1));
  if (odd === 2) return encodePolyline(Array.from({ length: 4 }, () => [lat, lon] as [number, number]));
  if (odd === 3) return encodePolyline(corners(150, 0.1));
  if (odd === 4)
    return encodePolyline([
      [lat - 4, lon - 4],
      [lat + 4, lon - 4],
      [lat, Math.min(180, lon + 4)],
    ]);
  if (odd === 5)
    return encodePolyline([
      [51, 179],
      [52, -179],
      [51.5, -179],
    ]);
  return encodePolyline(corners(chance.between(3, chance.is(0.2) ? 100 : 8), chance.pick([0.12, 0.12, 0.02, 0.002])));
}
const keywordWords = [
  'river',
  'Café',
  'elm',
  'quiet',
  'park',
  'calgary',
  'ECOLE',
  'école',
  'home',
  'nowhere',
  'the',
  'a',
  'near',
  'number',
  '17',
  'Garden',
  'tower',
];
const aTerm = (chance: Chance) =>
  `${chance.is(0.15) ? '-' : ''}${chance.is(0.15) ? `"${chance.pick(keywordWords)} ${chance.pick(keywordWords)}"` : chance.pick(keywordWords)}`;
function aKeyword(chance: Chance): string {
  if (chance.is(0.05))
    return chance.pick([
      '😀',
      '"" --',
      '!!!',
      '🏡 river',
      'quiet 🏡',
      'a the',
      '"café place near"',
      '"river park home"',
    ]);
  return Array.from({ length: chance.is(0.2) ? 2 : 1 }, () =>
    Array.from({ length: chance.pick([1, 1, 2, 3]) }, () => aTerm(chance)).join(' '),
  ).join(chance.pick([' or ', ' OR ']));
}

// Filters that a visitor may set, each drawn independently.
const drawers: Readonly<Record<string, (chance: Chance) => string>> = {
  beds: (chance) => few(chance, bedFilterValues),
  baths: (chance) => few(chance, bathFilterValues),
  minrate: (chance) => String(chance.between(40, 90) * 25),
  maxrate: (chance) => String(chance.between(90, 125) * 25),
  amenities: (chance) => few(chance, amenities),
  utilities: (chance) => few(chance, utilities),
  rentaltypes: (chance) => few(chance, [...rentalTypes.slice(0, 6), 'room']),
  petpolicies: (chance) => few(chance, petFilterValues),
  furnished: (chance) => few(chance, furnishingFilterValues),
  keyword: aKeyword,
  minsqft: (chance) => String(chance.between(30, 90) * 10),
  maxsqft: (chance) => String(chance.between(100, 180) * 10),
  movein: aDay,
  lease: (chance) => few(chance, leaseTerms),
  parking: (chance) => few(chance, parkingTypes),
  laundry: (chance) => few(chance, laundryKinds),
  accessibility: (chance) => few(chance, accessibilityFeatures),
  newcomer: (chance) => few(chance, newcomerBenefits),
};
const scopes: readonly ModelQuery[] = [
  {},
  { cityId: '11' },
  { cityId: '12' },
  { cityId: '14' },
  { metroAreaId: '1' },
  { provinceId: '1' },
  { provinceId: '3' },
  { cityId: '21', provinceId: '1' },
];

/** Returns a random search: a location, a few filters, possibly a box, an order and a page. */
export function aQuery(chance: Chance): ModelQuery {
  const query: Record<string, string> = { ...chance.pick(scopes) };
  for (const [key, draw] of Object.entries(drawers)) if (chance.is(0.07)) query[key] = draw(chance);
  if (chance.is(0.15)) query.bounds = aBox(chance);
  if (chance.is(0.1)) query.area = aLasso(chance);
  if (chance.is(0.6)) query.sort = chance.pick(sorts);
  if (chance.is(0.4)) query.page = chance.is(0.1) ? '99999' : String(chance.between(1, 6));
  if (chance.is(0.3)) query.perPage = chance.pick(['5', '24', '60']);
  return query;
}
