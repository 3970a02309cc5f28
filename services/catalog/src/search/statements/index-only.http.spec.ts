import type { ListingFilters } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aLocation } from '../../locations/a-location.ts';
import type { LocationKind } from '../../locations/location.ts';
import { aMarket } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { vacuumUntilAllVisible } from '../../testing/vacuum-until-all-visible.ts';
import { searchOf } from '../search.ts';
import { pageStatement } from './statements.ts';

// Each filter alone: none of them may read the heap to decide.
const alone: Readonly<Record<string, Partial<ListingFilters>>> = {
  nothing: {},
  beds: { beds: [2, 4] },
  baths: { baths: [1.5, 3] },
  minrate: { minrate: 1500 },
  maxrate: { maxrate: 1600 },
  amenities: { amenities: ['gym', 'pool'] },
  utilities: { utilities: ['heat'] },
  rentaltypes: { rentaltypes: ['condo'] },
  petpolicies: { petpolicies: ['dogs'] },
  furnished: { furnished: ['true'] },
  minsqft: { minsqft: 500 },
  maxsqft: { maxsqft: 900 },
  movein: { movein: '2026-12-24' },
  lease: { lease: ['fixed'] },
  parking: { parking: ['garage'] },
  laundry: { laundry: ['in_unit'] },
  accessibility: { accessibility: ['ramp'] },
  newcomer: { newcomer: ['accepts-guarantor'] },
  'order by rent': { sort: 'rent-asc' },
  'order by size': { sort: 'size-desc' },
  'order by age': { sort: 'newest' },
};
const scopes: Readonly<Record<LocationKind, number>> = { city: 11, metro: 1, province: 1 };
const pageAndCount = ['Index Only Scan', 'Index Only Scan'];
const box = { bounds: '51.2,-113.9,50.9,-114.2' };

interface Plan {
  readonly 'Node Type': string;
  readonly 'Subplan Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const scansOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === 'listing_search' ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];
const inner = (plan: Plan): Plan[] => [
  ...(/^CTE found|^InitPlan/.test(plan['Subplan Name'] ?? '') ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(inner),
];

describe('a search evaluates every filter in an index', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(aMarket(3_000));
    // Test databases commit without waiting for the disk, and a page is all-visible only afterwards: one synchronous
    // commit.
    await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('set local synchronous_commit = on');
      await manager.query('update market_state set is_complete = true');
    });
    await vacuumUntilAllVisible(app);
  }, 120_000);
  afterAll(async () => {
    await app.stop();
  });

  const planOf = async (filters: Partial<ListingFilters>, kind?: LocationKind): Promise<string[]> => {
    const { text, values } = pageStatement(searchOf(filters, kind && aLocation({ kind, id: scopes[kind] })), 0);
    const [row] = await app.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    return inner(row!['QUERY PLAN'][0].Plan).flatMap(scansOf);
  };

  for (const kind of ['city', 'metro', 'province'] as const) {
    it.each(Object.keys(alone))(`in a ${kind}: %s`, async (name) => {
      expect(await planOf(alone[name]!, kind)).toEqual(pageAndCount);
    });
  }
  it.each(Object.keys(alone))('in map bounds: %s', async (name) => {
    expect(await planOf({ ...box, ...alone[name] })).toEqual(pageAndCount);
  });
});
