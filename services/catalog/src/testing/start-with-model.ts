import type { TestApp } from '@porchlight/service-kit/testing';
import type { FixtureMarket } from './a-market.ts';
import { hourNow, modelHomes, type ModelHome } from './naive-search.ts';
import { entitled, startCatalog } from './start-catalog.ts';

interface WithModel {
  readonly app: TestApp;
  readonly homes: ModelHome[];
  readonly hour: number;
}

/** Catalog with a market in it, featured as its homes say, beside what the plain reading of the rules knows of them in this hour. */
export async function startWithModel({ homes, ...market }: FixtureMarket): Promise<WithModel> {
  const app = await startCatalog(
    { ...market, homes },
    homes.map(({ publicId, featured }) => entitled(publicId, { featured })),
  );
  const hour = hourNow();
  return { app, homes: await modelHomes(app, homes, hour), hour };
}
