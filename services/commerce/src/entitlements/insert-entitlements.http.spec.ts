import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { commerce, createCommerce } from '../commerce.ts';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-entitlements-'));
  app = await startForTest(commerce);
});
afterEach(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const companyId = '3d5a4e4e-6f5c-4a49-9b0e-0d6a5f1f2a10';
const listings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    publicId: `h${String(at).padStart(9, '0')}`,
    companyId,
    enabled: at % 10 !== 0,
    featured: at % 30 === 1,
  }));

async function seedOf(entitlements: readonly object[]): Promise<URL> {
  const path = join(folder, `${entitlements.length}.json.gz`);
  await writeFile(path, gzipSync(JSON.stringify({ version: '1', entitlements, wallets: [] })));
  return pathToFileURL(path);
}

/** Starts the service on this database with this seed and stops it. */
async function startService(seed: URL): Promise<void> {
  const running = await createCommerce(seed).start({ ...testEnvironment('commerce', app.databaseUrl), SEED: 'demo' });
  await running.stop();
}

interface EventRow {
  payload: {
    entitlements: { listingId: string; enabled: boolean; featured: boolean; version: number }[];
    last?: boolean;
  };
  sequence: string;
}
const events = () =>
  app.sql<EventRow>(`select payload, sequence from job where name = 'entitlements.changed' order by id`);
const count = async () => (await app.sql<{ n: number }>('select count(*)::int as n from entitlement'))[0]?.n;

describe('entitlements of the demo listings', () => {
  it('reach catalog in ordered events of at most 500 listings, the last one marked', async () => {
    await startService(await seedOf(listings(1_201)));
    expect(await count()).toBe(1_201);
    const emitted = await events();
    expect(emitted.map(({ payload }) => payload.entitlements.length)).toEqual([500, 500, 201]);
    expect(emitted.map(({ payload }) => payload.last ?? false)).toEqual([false, false, true]);
    expect(new Set(emitted.map(({ sequence }) => sequence)).size).toBe(1);
    expect(emitted[0]?.payload.entitlements[1]).toEqual({
      listingId: 'h000000001',
      enabled: true,
      featured: true,
      version: 1,
    });
  });

  it('commit atomically with their events: a failure in the second event leaves neither', async () => {
    const broken = listings(900).map((listing, at) => (at === 700 ? { ...listing, publicId: 'NOT A HOME' } : listing));
    await expect(startService(await seedOf(broken))).rejects.toThrow();
    expect(await count()).toBe(0);
    expect(await events()).toEqual([]);
  });

  it('are inserted by the next start after a failure', async () => {
    await expect(
      startService(await seedOf([...listings(3), { publicId: 'x', companyId, enabled: true, featured: false }])),
    ).rejects.toThrow();
    await startService(await seedOf(listings(3)));
    expect(await count()).toBe(3);
  });

  it('are inserted once: a second start changes and emits nothing', async () => {
    const seed = await seedOf(listings(20));
    await startService(seed);
    await app.sql(`update entitlement set enabled = false, version = 2 where listing_id = 'h000000001'`);
    await startService(seed);
    expect(await events()).toHaveLength(1);
    expect(await app.sql(`select enabled, version from entitlement where listing_id = 'h000000001'`)).toEqual([
      { enabled: false, version: 2 },
    ]);
  });

  it('of a newer seed are added without changing purchases', async () => {
    await startService(await seedOf(listings(2)));
    await app.sql(`update entitlement set enabled = false, version = 2 where listing_id = 'h000000001'`);
    await startService(await seedOf(listings(4)));
    expect((await events()).at(-1)?.payload).toMatchObject({
      last: true,
      entitlements: [{ listingId: 'h000000002' }, { listingId: 'h000000003' }],
    });
    expect(await app.sql(`select version from entitlement where listing_id = 'h000000001'`)).toEqual([{ version: 2 }]);
  });

  it('emit the last event even without listings', async () => {
    await startService(await seedOf([]));
    expect((await events()).map(({ payload }) => payload)).toEqual([{ entitlements: [], last: true }]);
  });

  it('cannot be enabled without a paid day', async () => {
    await expect(
      app.sql(`insert into entitlement (listing_id, account_id, enabled) values ('h000000009', $1, true)`, [companyId]),
    ).rejects.toMatchObject({ constraint: 'entitlement_paid' });
  });
});
