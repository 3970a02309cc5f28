import type { ListingFilters } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { gridStatement, rollUpStatement } from '../search/map/cell-statements.ts';
import { parseMapView } from '../search/map/map-view.ts';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { vacuumUntilAllVisible } from '../testing/vacuum-until-all-visible.ts';

// All filters except keywords, which no numeric index covers.
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
// Adds nine copies of each listing at a small offset: 10,000 in all.
const more = `
  insert into listing_search select (jsonb_populate_record(s,
    jsonb_build_object('id', s.id + k * 10000, 'public_id', s.public_id || k, 'lat', s.lat + k * 0.0007, 'lon',
    least(180, s.lon + k * 0.0009)))).*
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

describe('a map of 10,000 listings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(aMarket(1_000));
    // Runs as the table owner to drop the foreign key: the copies have no row in `listing`.
    await app.sql('alter table listing_search drop constraint listing_search_id_fkey');
    await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('set local synchronous_commit = on');
      await manager.query('set local statement_timeout = 0');
      await manager.query(more);
    });
    await vacuumUntilAllVisible(app);
  }, 120_000);
  afterAll(async () => {
    await app.stop();
  });

  const planOf = async ({ text, values }: ReturnType<typeof gridStatement>): Promise<string[]> => {
    const [row] = await app.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    return scansOf(row!['QUERY PLAN'][0].Plan);
  };

  it.each(Object.keys(alone))('reads its cells with an index-only scan of the box index: %s', async (name) => {
    const { search, zoom } = parseMapView({ ...alone[name], bounds: '51.1,-114.0,51.0,-114.15', zoom: 13 });
    expect(await planOf(gridStatement(search, zoom + 2))).toEqual(['Index Only Scan']);
  });

  it('reads both parts of a box across the date line with index-only scans', async () => {
    const { search, zoom } = parseMapView({ bounds: '51.6,-179.95,51.5,179.9', zoom: 12 });
    expect(await planOf(gridStatement(search, zoom + 2))).toEqual(['Index Only Scan']);
  });

  it('reads only the roll-up when it shows a country', async () => {
    const view = parseMapView({ beds: [2], maxrate: 2000, bounds: '60,-60,40,-130', zoom: 4 });
    const { text } = rollUpStatement(view, view.zoom + 2);
    expect(view.isLarge === 'unknown' && !text.includes('listing_search')).toBe(true);
    const [{ cells }] = (await app.sql<{ cells: number }>('select count(*)::int as cells from listing_cell')) as [
      { cells: number },
    ];
    expect(cells).toBeLessThan(1_000);
  });
});
