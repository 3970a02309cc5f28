import { randomUUID } from 'node:crypto';
import type { Entitlement } from '@porchlight/contracts/internal';
import { asService, startForTest, type TestAnswer, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { catalog } from '../catalog.ts';
import { Places } from '../places/places.ts';
import type { MarketFile } from '../seed/market-file.ts';
import { sow } from '../seed/seed-market.ts';

const perEvent = 500;

/** What commerce would send of a home. */
export const entitled = (listingId: string, given: Partial<Entitlement> = {}): Entitlement => ({
  listingId,
  enabled: true,
  featured: false,
  version: 1,
  ...given,
});

/** Tells catalog of entitlements as commerce does, in events of at most 500; the last one ends the series. */
export async function tell(app: TestApp, entitlements: readonly Entitlement[], last = true): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (let from = 0; from < entitlements.length; from += perEvent) {
    const payload = {
      entitlements: entitlements.slice(from, from + perEvent),
      ...(last && from + perEvent >= entitlements.length ? { last } : {}),
    };
    answers.push(
      await app.post('/internal/events', {
        as: asService('commerce'),
        body: { key: randomUUID(), name: 'entitlements.changed', at: new Date().toISOString(), payload },
      }),
    );
  }
  return answers;
}

/** Catalog with a market in it, every home entitled unless the list says otherwise. */
export async function startCatalog(
  market: MarketFile,
  entitlements: readonly Entitlement[] = market.homes.map((home) => entitled(home.publicId)),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const app = await startForTest(catalog, environment);
  await app.app.get(DataSource).transaction((manager) => sow(manager, market));
  for (const answer of await tell(app, entitlements))
    if (answer.status !== 200)
      throw new Error(`Entitlements were refused: ${answer.status} ${answer.bytes.toString()}`);
  await app.app.get(Places).reload();
  return app;
}
