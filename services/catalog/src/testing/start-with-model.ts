import type { TestApp } from '@porchlight/service-kit/testing';
import type { FixtureMarket } from './a-market.ts';
import { hourNow, modelListings, type ModelListing } from './naive-search.ts';
import { entitled, startCatalog } from './start-catalog.ts';

interface CatalogWithModel {
  readonly app: TestApp;
  readonly homes: ModelListing[];
  readonly hour: number;
}

/**
 * Starts the catalog with a market, listings featured as in the fixture, and returns the model's listings for the
 * current hour.
 */
export async function startWithModel({ homes, ...market }: FixtureMarket): Promise<CatalogWithModel> {
  const app = await startCatalog(
    { ...market, homes },
    homes.map(({ publicId, featured }) => entitled(publicId, { featured })),
  );
  const hour = hourNow();
  return { app, homes: await modelListings(app, homes, hour), hour };
}
