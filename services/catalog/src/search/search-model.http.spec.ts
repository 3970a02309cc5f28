import { writeFileSync } from 'node:fs';
import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket, withRooms } from '../testing/a-market.ts';
import { aQuery } from '../testing/a-query.ts';
import { Chance } from '../testing/chance.ts';
import { modelReport, modelSearches, modelSeed } from '../testing/config.ts';
import { idsOf } from '../testing/ids-of.ts';
import {
  expectedResponse,
  expectedCounts,
  hourNow,
  modelListings,
  type ModelListing,
  type ModelQuery,
} from '../testing/naive-search.ts';
import { startWithModel } from '../testing/start-with-model.ts';

const market = withRooms(aMarket(420));
const pathOf = (query: ModelQuery) => `/listings?${new URLSearchParams(query).toString()}`;
const seconds = 1_000;

describe('search, compared with a naive model', () => {
  let app: TestApp;
  let listings: ModelListing[];
  let hour = 0;
  const compared = {
    searches: 0,
    homes: 0,
    counts: 0,
    withoutHomes: 0,
    beyondTheEnd: 0,
    boxes: 0,
    lassos: 0,
    clipped: 0,
    keywords: 0,
    featured: 0,
  };
  // The order of featured listings changes with the hour.
  const readHomes = async () => {
    hour = hourNow();
    listings = await modelListings(app, market.homes, hour);
  };
  beforeAll(async () => {
    ({ app, homes: listings, hour } = await startWithModel(market));
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    if (modelReport) writeFileSync(modelReport, JSON.stringify({ seed: modelSeed, ...compared }));
  });

  function note(query: ModelQuery, { ids, total, page, isClipped }: ReturnType<typeof expectedResponse>): void {
    compared.searches += 1;
    compared.homes += ids.length;
    const conditions: [keyof typeof compared, boolean][] = [
      ['withoutHomes', total === 0],
      ['beyondTheEnd', page < Number(query.page ?? 1)],
      ['boxes', query.bounds !== undefined],
      ['lassos', query.area !== undefined],
      ['clipped', isClipped],
      ['keywords', query.keyword !== undefined],
      ['featured', ids.length > Math.min(total, Number(query.perPage ?? 24))],
    ];
    for (const [key, holds] of conditions) if (holds) compared[key] += 1;
  }

  async function comparePage(query: ModelQuery): Promise<void> {
    const expected = expectedResponse(listings, query);
    const response = await app.get(pathOf(query));
    if (hourNow() !== hour) {
      await readHomes();
      return;
    }
    expect({
      query,
      status: response.status,
      ids: idsOf(response),
      total: response.body.pagination.total,
      page: response.body.pagination.currentPage,
      isClipped: response.body.area?.clipped === true,
    }).toEqual({ query, status: 200, ...expected });
    note(query, expected);
  }

  async function compareCounts({ page: _page, perPage: _perPage, sort: _sort, ...query }: ModelQuery): Promise<void> {
    const expected = expectedCounts(listings, query);
    const { body } = await app.get(`${pathOf(query)}&count=true`);
    expect({ query, count: body.count, facets: Object.keys(body.facets) }).toEqual({
      query,
      count: expected.count,
      facets: Object.keys(expected.facets),
    });
    for (const [facet, counts] of Object.entries(expected.facets))
      expect({ query, facet, counts: body.facets[facet] }).toEqual({ query, facet, counts });
    compared.counts += Object.values(expected.facets).reduce((sum, values) => sum + Object.keys(values).length, 1);
  }

  it(
    `gives for ${modelSearches} searches of any kind the very homes, order, total and page, and the count of every value of every facet`,
    async () => {
      const chance = new Chance(modelSeed);
      for (let turn = 0; turn < modelSearches; turn += 1) {
        const query = aQuery(chance);
        await comparePage(query);
        await compareCounts(query);
      }
    },
    60 * seconds + modelSearches * 0.5 * seconds,
  );

  it('counts the fifth OR facet with its own filter applied', async () => {
    const query = {
      beds: '1,2',
      baths: '1',
      rentaltypes: 'apartment,condo',
      petpolicies: 'cats,dogs',
      furnished: 'true',
      parking: 'garage',
    };
    await compareCounts(query);
    await compareCounts({ ...query, laundry: 'in_unit', lease: 'fixed' });
    await compareCounts({
      beds: '1',
      baths: '1,2',
      furnished: 'no',
      lease: 'fixed,month_to_month',
      laundry: 'in_unit,none',
    });
  });
});
