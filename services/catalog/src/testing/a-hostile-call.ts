import { amenities, encodePolyline, type AnyRoute, type Class } from '@porchlight/contracts';
import { publicRoutes } from '@porchlight/contracts/all';
import { getMetadataStorage } from 'class-validator';
import type { Chance } from './chance.ts';

/** All GET routes of the catalog that are public. */
export const publicReads: readonly AnyRoute[] = Object.values(publicRoutes).filter(
  ({ service, method, access }) => service === 'catalog' && method === 'GET' && access.kind === 'anyone',
);

const keysOf = (type: unknown): string[] =>
  type
    ? [
        ...new Set(
          getMetadataStorage()
            .getTargetValidationMetadatas(type as Class, '', false, false)
            .map(({ propertyName }) => propertyName),
        ),
      ]
    : [];
const repeated = (count: number, text: string) => Array.from({ length: count }, () => text).join(',');
const zigzag = (count: number): string =>
  encodeURIComponent(
    encodePolyline(Array.from({ length: count }, (_, at) => [51 + (at % 2) / 10, -114 + at / 1e5] as const)),
  );

// Unusual input: invalid escapes, invalid text, invalid numbers, names of built-in properties.
const unusualInput: readonly string[] = [
  '',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%ED%B0%80%ED%A0%80',
  '%F0%9F%8F%A1',
  '%zz',
  '%',
  '%E9',
  '%C3%28',
  '%25',
  '%5F',
  '_%25_',
  '%5C',
  '%0d%0aset-cookie:%20x=1',
  '%2e%2e%2f',
  '..',
  '%27%20or%201=1--',
  '%22',
  '%60',
  '9223372036854775808',
  '-9223372036854775809',
  '99999999999999999999999999',
  '2147483648',
  '32768',
  '-1',
  '0',
  '1e309',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '-0',
  '1.5',
  '%D9%A3',
  '1,2,3,4',
  ',',
  ',,,',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  '[]',
  '%5B%5D',
  '%7B%7D',
  '%7B%22%24ne%22:1%7D',
  '2026-02-30',
  '275760-09-14',
  '0000-00-00',
  '2026-11-21T00:00:00Z',
  'a'.repeat(5_000),
  '%F0%9F%98%80'.repeat(300),
];
const unusualInputByKey: Readonly<Record<string, readonly string[]>> = {
  bounds: [
    '50,-114,52,-113',
    '-90,-180,90,180',
    '90,180,-90,-180',
    '52,-179.9,51,179.9',
    '51,-114,51,-114',
    '91,181,-91,-181',
    'NaN,NaN,NaN,NaN',
    '1,2,3',
    '1,2,3,4,5',
    '0.0000001,0,0,0',
    '51.05,-114,51.04,-114.1',
  ],
  area: [
    zigzag(10_000),
    zigzag(1_000),
    zigzag(100),
    zigzag(101),
    zigzag(2),
    '_p~iF~ps%7CU',
    '~~~~~~~~',
    '????',
    '%3F%3F%3F%3F%3F%3F',
    encodeURIComponent(
      encodePolyline([
        [51, 179],
        [51.5, -179],
        [50, 180],
      ]),
    ),
    encodeURIComponent(
      encodePolyline([
        [51, -114],
        [51.1, -113.9],
        [51, -113.9],
        [51.1, -114],
      ]),
    ),
  ],
  amenities: [
    repeated(60, 'gym'),
    amenities.join(','),
    [...amenities, ...amenities].join(','),
    Array.from({ length: 60 }, (_, at) => `x${at}`).join(','),
  ],
  beds: [repeated(1_000, '1'), '0,1,2,3,4,5', '-1,4', '1,1.5'],
  keyword: [
    '%22',
    '-',
    '--',
    'or',
    'or%20or',
    '-%22',
    '%22a%20or%20b',
    '!!',
    '%26%7C%3A*',
    'a:*',
    "'",
    'the',
    '%C3%A9t%C3%A9%20-caf%C3%A9',
    '((((',
  ],
  zoom: ['22', '23', '-1', '0', '9', '10'],
  page: ['99999', '100001', '0', '-5'],
  perPage: ['60', '61', '0'],
  sort: ['relevance,newest', 'rank;drop'],
  lang: ['fr-CA', 'xx', 'fr-CA,en-CA'],
  count: ['true', 'TRUE', '2'],
};

/** Existing ids and locations that a hostile call may use. */
export interface Known {
  readonly ids: readonly string[];
  readonly places: readonly (readonly [province: string, city: string])[];
}

/** Returns a random hostile call: its declared route and the path below the root of the API. */
export function aHostileCall(chance: Chance, known: Known): { readonly route: AnyRoute; readonly address: string } {
  const route = chance.pick(publicReads);
  const [province, city] = chance.pick(known.places);
  const real: Readonly<Record<string, string>> = {
    id: chance.pick(known.ids),
    a: province,
    province,
    b: city,
    place: city,
    days: String(chance.between(1, 60)),
  };
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    chance.is(0.6) ? (real[name] ?? '1') : encodedPart(chance.pick(unusualInput)),
  );
  const keys = [
    ...keysOf(route.query),
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'nobody',
    'beds%5B%5D',
    'beds[0]',
    '%00',
  ];
  const pairs = Array.from({ length: chance.between(0, 6) }, () => aPair(chance, chance.pick(keys), known));
  const query = [...pairs, ...(chance.is(0.2) ? pairs : [])].join('&');
  return { route, address: query ? `${path}?${query}` : path };
}

// An empty path segment would be a different URL.
const encodedPart = (text: string): string =>
  text.replaceAll('/', '%2F').replaceAll('?', '%3F').replaceAll('#', '%23') || '%20';

function aPair(chance: Chance, key: string, { ids }: Known): string {
  if (key === 'ids' || key === 'favourites')
    return `${key}=${chance.pick([ids.slice(0, 20).join(','), repeated(600, ids[0] ?? ''), 'zzzzzzzzzz', 'x', '%00'])}`;
  if (chance.is(0.02)) return `${key}=${'x'.repeat(chance.pick([20_000, 1_000_000]))}`;
  return `${key}=${chance.pick(chance.is(0.5) ? (unusualInputByKey[key] ?? unusualInput) : unusualInput)}`;
}
