import { readLenient } from '../../kernel/input/read.ts';
import { filterSpecs, filterKeys, type FilterSpec, type FilterKey } from './filter-specs.ts';
import { ListingFilters } from './listing-filters.ts';
import { readFilters } from './read-filters.ts';

const odd = [
  '',
  ' ',
  '1',
  '0',
  '4',
  '9',
  '-3',
  '007',
  '2.5',
  '1e3',
  '999999999999',
  '9999999999999999',
  'NaN',
  'true',
  'x',
  'a\0b',
  '\0',
  'pool',
  'pool,gym,pool, moat ',
  'cats,dogs',
  'newest',
  'up',
  '51,-113,50,-115',
  '1,2,3',
  '91,0,0,0',
  '2026-12-24',
  '2026-02-30',
  '2026-13-01',
  '2026-W01',
  '2026-12',
  '2026-12-24T10:00',
  'x'.repeat(3000),
  Array.from({ length: 90 }, (_, at) => at).join(','),
  'constructor',
  '__proto__',
];

/** Creates a deterministic pseudo-random generator from a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}
function aQuery(seed: number): Record<string, string | string[]> {
  const next = createRandom(seed);
  const known = (key: string) => {
    const spec: FilterSpec | undefined = Object.hasOwn(filterSpecs, key) ? filterSpecs[key as FilterKey] : undefined;
    return spec && 'of' in spec ? String(spec.of[next(spec.of.length)]) : String(next(2_000_000));
  };
  const value = (key: string) =>
    next(2) === 0 ? (odd[next(odd.length)] ?? '') : next(2) === 0 ? known(key) : `${known(key)},${known(key)}`;
  const keys = [...filterKeys, 'foo', 'constructor', '__proto__'].filter(() => next(3) === 0);
  return Object.fromEntries(keys.map((key) => [key, next(5) === 0 ? [value(key), value(key)] : value(key)]));
}

describe('the filters in an address', () => {
  it('are read identically by browser and server, in two thousand addresses', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const query = aQuery(seed);
      const { lang: _, ...wanted } = readLenient(ListingFilters, query);
      expect({ query, read: readFilters(query) }).toEqual({ query, read: { ...wanted } });
    }
  });
  it('are all filters of the route, in canonical order', () => {
    const value = (key: FilterKey) => {
      const spec: FilterSpec = filterSpecs[key];
      return 'of' in spec ? String(spec.of[0]) : key === 'bounds' ? '2,2,1,1' : key === 'movein' ? '2026-12-24' : '10';
    };
    const all = Object.fromEntries(filterKeys.map((key) => [key, value(key)]));
    expect(Object.keys(readLenient(ListingFilters, all)).sort()).toEqual([...filterKeys].sort());
  });
  it('accept only days that exist', () => {
    expect(['2026-12-24', '2026-02-30', '2026-W01', '2026'].map((movein) => readFilters({ movein }).movein)).toEqual([
      '2026-12-24',
      undefined,
      undefined,
      undefined,
    ]);
    expect(['2026-02-30', '2026-W01', '2026'].map((movein) => readLenient(ListingFilters, { movein }).movein)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
