import type { ListingFilters } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { gridStatement, rollUpStatement } from '../search/cell-statements.ts';
import { mapViewOf } from '../search/map-view.ts';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { vacuumWhole } from '../testing/vacuum-whole.ts';

// Every filter but words, which no index of numbers can hold.
const alone: Readonly<Record<string, Partial<ListingFilters>>> = {
  nothing: {},
  beds: { beds: [2, 4] },
  baths: { baths: [1.5, 3] },
  rents: { minrate: 900, maxrate: 1600 },
  amenities: { amenities: ['gym', 'pool'] },
  utilities: { utilities: ['heat'] },
  rentaltypes: { rentaltypes: ['condo'] },
  petpolicies: { petpolicies: ['dogs'] },
  furnished: { furnished: ['true'] },
  sizes: { minsqft: 500, maxsqft: 900 },
  movein: { movein: '2026-12-24' },
  lease: { lease: ['fixed'] },
  parking: { parking: ['garage'] },
  laundry: { laundry: ['in_unit'] },
  accessibility: { accessibility: ['ramp'] },
  newcomer: { newcomer: ['accepts-guarantor'] },
};
// Nine more of each home a little further on: 10,000 in all.
const more = `
  insert into listing_search select (jsonb_populate_record(s, jsonb_build_object('id', s.id + k * 10000, 'public_id', s.public_id || k, 'lat', s.lat + k * 0.0007, 'lon', least(180, s.lon + k * 0.0009)))).*
  from listing_search s cross join generate_series(1, 9) k order by s.province_id, s.city_id`;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const scansOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

describe('a map of 10,000 homes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(aMarket(1_000));
    // As the one who may: the copies have no listing of their own.
    await app.sql('alter table listing_search drop constraint listing_search_id_fkey');
    await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('set local synchronous_commit = on');
      await manager.query('set local statement_timeout = 0');
      await manager.query(more);
    });
    await vacuumWhole(app);
  }, 120_000);
  afterAll(async () => {
    await app.stop();
  });

  const planOf = async ({ text, values }: ReturnType<typeof gridStatement>): Promise<string[]> => {
    const [row] = await app.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    return scansOf(row!['QUERY PLAN'][0].Plan);
  };

  it.each(Object.keys(alone))('reads its cells inside the box index: %s', async (name) => {
    const { search, zoom } = mapViewOf({ ...alone[name], bounds: '51.1,-114.0,51.0,-114.15', zoom: 13 });
    expect(await planOf(gridStatement(search, zoom + 2))).toEqual(['Index Only Scan']);
  });

  it('reads both ends of a box over the date line inside the box index', async () => {
    const { search, zoom } = mapViewOf({ bounds: '51.6,-179.95,51.5,179.9', zoom: 12 });
    expect(await planOf(gridStatement(search, zoom + 2))).toEqual(['Index Only Scan']);
  });

  it('reads the roll-up alone when it shows a country', async () => {
    const view = mapViewOf({ beds: [2], maxrate: 2000, bounds: '60,-60,40,-130', zoom: 4 });
    const { text } = rollUpStatement(view, view.zoom + 2);
    expect(view.isZoomedOut && !text.includes('listing_search')).toBe(true);
    const [{ cells }] = (await app.sql<{ cells: number }>('select count(*)::int as cells from listing_cell')) as [
      { cells: number },
    ];
    expect(cells).toBeLessThan(1_000);
  });
});
