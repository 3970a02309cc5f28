import type { Entitlement } from '@porchlight/contracts/internal';
import { asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { catalogWithoutSeed, entitled, sendEntitlements } from '../testing/start-catalog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(catalogWithoutSeed);
});
afterAll(() => app.stop());

const path = '/internal/entitlements';
const page = async (after?: string) =>
  (await app.get(after ? `${path}?after=${after}` : path, { as: asService('commerce') })).body
    .entitlements as Entitlement[];

describe('the copies of entitlements', () => {
  it('are listed by listing, in pages of 1,000', async () => {
    const all = Array.from({ length: 1_001 }, (_, at) => entitled(String(at).padStart(10, '0'), { version: 2 }));
    await sendEntitlements(app, all, false);
    expect(await page()).toEqual(all.slice(0, 1_000));
    expect(await page(all[999]!.listingId)).toEqual(all.slice(1_000));
    expect(await page(all[1_000]!.listingId)).toEqual([]);
  });
  it('are listed for commerce only', async () => {
    for (const as of [guest, asRenter(), asService('content')])
      expect((await app.get(path, { as })).status).toBeGreaterThanOrEqual(400);
  });
});
