import { randomUUID } from 'node:crypto';
import type { Entitlement } from '@porchlight/contracts/internal';
import { defineService } from '@porchlight/service-kit';
import {
  asService,
  startForTest,
  testEnvironment,
  type TestResponse,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { catalog } from '../catalog.ts';
import { LocationCache } from '../locations/location-cache.ts';
import type { MarketFile } from '../seed/market-file.ts';
import { insertMarket } from '../seed/seed-market.ts';

const entitlementsPerEvent = 500;

const { seed: _seed, ...definition } = catalog.definition;
/** Catalog whose `SEED: 'demo'` switches the demo's drawings on, and inserts nothing: tests bring their own market. */
export const catalogWithoutSeed = defineService(definition);

/** Returns an entitlement as commerce sends it. */
export const entitled = (listingId: string, given: Partial<Entitlement> = {}): Entitlement => ({
  listingId,
  enabled: true,
  featured: false,
  version: 1,
  ...given,
});

/** Sends entitlements to the catalog as commerce does, in events of at most 500; the last one ends the series. */
export async function sendEntitlements(
  app: TestApp,
  entitlements: readonly Entitlement[],
  last = true,
): Promise<TestResponse[]> {
  const responses: TestResponse[] = [];
  for (let from = 0; from < entitlements.length; from += entitlementsPerEvent) {
    const payload = {
      entitlements: entitlements.slice(from, from + entitlementsPerEvent),
      ...(last && from + entitlementsPerEvent >= entitlements.length ? { last } : {}),
    };
    responses.push(
      await app.post('/internal/events', {
        as: asService('commerce'),
        body: { key: randomUUID(), name: 'entitlements.changed', at: new Date().toISOString(), payload },
      }),
    );
  }
  return responses;
}

/** Starts the catalog with a market; every listing is entitled unless the list says otherwise. */
export async function startCatalog(
  market: MarketFile,
  entitlements: readonly Entitlement[] = market.homes.map((listing) => entitled(listing.publicId)),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const app = await startForTest(catalogWithoutSeed, environment);
  await app.app.get(DataSource).transaction((manager) => insertMarket(manager, market));
  for (const response of await sendEntitlements(app, entitlements))
    if (response.status !== 200)
      throw new Error(`sending entitlements failed: ${response.status} ${response.bytes.toString()}`);
  await app.app.get(LocationCache).reload();
  return app;
}

/** Fills a catalog database with a market, for a catalog that starts later in a process of its own. */
export async function fillMarket(databaseUrl: string, market: MarketFile): Promise<void> {
  const running = await catalogWithoutSeed.start({ ...testEnvironment('catalog', databaseUrl), SEED: 'none' });
  await running.app.get(DataSource).transaction((manager) => insertMarket(manager, market));
  await running.stop();
}
