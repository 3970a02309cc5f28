import { ServiceClient, SqlPool } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { catalogWithoutSeed } from '../services/catalog/src/testing/start-catalog.ts';
import { commerce as commerceService } from '../services/commerce/src/commerce.ts';
import { CopiesWatch } from '../services/commerce/src/entitlements/copies-watch.ts';

let catalog: TestApp;
let commerce: TestApp;
beforeAll(async () => {
  catalog = await startForTest(catalogWithoutSeed);
  commerce = await startForTest(commerceService, { SEED: 'none', CATALOG_URL: catalog.url });
  // More than one page, of which catalog holds the same copies.
  const ids = `(select lpad(number::text, 10, '0') as id from generate_series(1, 1500) number) listing`;
  await commerce.sql(`insert into entitlement (listing_id, account_id, version, changed_at)
    select id, gen_random_uuid(), 3, now() - interval '1 hour' from ${ids}`);
  await catalog.sql(`insert into entitlement (public_id, is_enabled, is_featured, version)
    select id, false, false, 3 from ${ids}`);
});
afterAll(async () => {
  await commerce.stop();
  await catalog.stop();
});

/** Returns what a check reports. */
async function reported(): Promise<unknown[]> {
  const found: unknown[] = [];
  const log = {
    error: (_: unknown, fields: unknown) => found.push(fields),
    warn: (message: unknown) => found.push(message),
  };
  const get = <T>(type: new (...args: never[]) => T) => commerce.app.get(type, { strict: false });
  await new CopiesWatch(get(SqlPool), get(ServiceClient), log as never).check();
  return found;
}
/** Returns what a check reports after a statement in one of the databases; the other statement undoes it. */
async function reportedAfter({ sql }: TestApp, broken: string, repaired: string): Promise<unknown[]> {
  await sql(broken);
  const found = await reported();
  await sql(repaired);
  return found;
}
const first = '0000000001';
const last = '0000001500';
const violation = (subject: string) => [{ invariant: 'L11', subject }];

describe('the copies of entitlements in catalog', () => {
  it('are those of commerce', async () => {
    expect(await reported()).toEqual([]);
  });
  it('are reported when they are ahead, on any page', async () => {
    for (const id of [first, last])
      expect(
        await reportedAfter(
          catalog,
          `update entitlement set version = 4 where public_id = '${id}'`,
          `update entitlement set version = 3 where public_id = '${id}'`,
        ),
      ).toEqual(violation(id));
  });
  it('are reported when they differ at the same version', async () => {
    expect(
      await reportedAfter(
        catalog,
        `update entitlement set is_enabled = true where public_id = '${first}'`,
        `update entitlement set is_enabled = false where public_id = '${first}'`,
      ),
    ).toEqual(violation(first));
  });
  it('are reported when they are behind for more than 5 minutes, or missing', async () => {
    const changeOf = (age: string) =>
      reportedAfter(
        commerce,
        `update entitlement set version = 4, changed_at = now() - interval '${age}' where listing_id = '${last}'`,
        `update entitlement set version = 3 where listing_id = '${last}'`,
      );
    expect([await changeOf('4 minutes'), await changeOf('6 minutes')]).toEqual([[], violation(last)]);
    expect(
      await reportedAfter(
        catalog,
        `delete from entitlement where public_id = '${first}'`,
        `insert into entitlement (public_id, is_enabled, is_featured, version) values ('${first}', false, false, 3)`,
      ),
    ).toEqual(violation(first));
  });
  it('are reported when commerce knows no such entitlement', async () => {
    expect(
      await reportedAfter(
        catalog,
        `insert into entitlement (public_id, is_enabled, is_featured, version) values ('zzzzzzzzzz', true, false, 1)`,
        `delete from entitlement where public_id = 'zzzzzzzzzz'`,
      ),
    ).toEqual(violation('zzzzzzzzzz'));
  });
  it('are not compared while catalog does not respond', async () => {
    const alone = await startForTest(commerceService, {
      SEED: 'none',
      CATALOG_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    });
    const lines: unknown[] = [];
    const log = { error: (line: unknown) => lines.push(line), warn: (line: unknown) => lines.push(line) };
    const client = alone.app.get(ServiceClient, { strict: false });
    await new CopiesWatch(alone.app.get(SqlPool, { strict: false }), client, log as never).check();
    expect(lines).toEqual(['entitlements not compared']);
    await alone.stop();
  });
});
