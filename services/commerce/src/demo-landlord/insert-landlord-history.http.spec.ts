import { startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startForTest(commerce);
});
afterEach(() => app.stop());

// Nothing calls the sandbox while its payments are inserted.
const sandbox = { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' };
/** Starts the service with demo data on the database of the test, and stops it. */
async function startDemo(environment: Record<string, string> = sandbox): Promise<void> {
  const running = await commerce.start({
    ...testEnvironment('commerce', app.databaseUrl),
    SEED: 'demo',
    ...environment,
  });
  await running.stop();
}
const rowsOf = async () =>
  (
    await app.sql<Record<string, number>>(`select
      (select count(*)::int from purchase_order) as orders, (select count(*)::int from payment_attempt) as payments,
      (select count(*)::int from refund) as refunds, (select count(*)::int from tax_document) as documents,
      (select count(*)::int from promo_code) as codes, (select count(order_id)::int from membership_period) as memberships,
      (select count(*)::int from payment_method) as cards, (select count(*)::int from listing_charge) as charges`)
  )[0];
const history = { orders: 6, payments: 6, refunds: 1, documents: 6, codes: 2, memberships: 1, cards: 1 };
const nothing = { orders: 0, payments: 0, refunds: 0, documents: 0, codes: 0, memberships: 0, cards: 0, charges: 0 };

describe('the history of the demo landlord', () => {
  it('is inserted once', async () => {
    await startDemo();
    const first = await rowsOf();
    expect(first).toMatchObject(history);
    await startDemo();
    expect(await rowsOf()).toEqual(first);
    expect(await ledgerOf(app).violations()).toEqual([]);
  });

  it('is inserted whole by the next start after one that failed in the middle', async () => {
    await app.sql(
      `create function fail() returns trigger language plpgsql as 'begin raise exception ''stopped''; end'`,
    );
    await app.sql('create trigger fail before insert on refund for each row execute function fail()');
    await expect(startDemo()).rejects.toThrow('stopped');
    expect(await rowsOf()).toEqual(nothing);
    await app.sql('drop trigger fail on refund');
    await startDemo();
    expect(await rowsOf()).toMatchObject(history);
    expect(await ledgerOf(app).violations()).toEqual([]);
  });

  it('is left out where the sandbox is not the payment provider', async () => {
    await startDemo({});
    expect(await rowsOf()).toEqual(nothing);
  });

  it('is left out for a company that has used its credits, because nothing comes before them', async () => {
    await startDemo({});
    const [wallet] = await app.sql<{ id: string }>(
      `select owner_id as id from ledger_account where kind = 'wallet' and owner_id in (
        select account_id from entitlement where listing_id = 'tw43qybr8n')`,
    );
    await ledgerOf(app).grant(wallet!.id, 5);
    await startDemo();
    expect(await rowsOf()).toEqual(nothing);
  });

  it('leaves the credits that the wallet opened with', async () => {
    await startDemo();
    expect(
      await app.sql(`select balance_after::int as opened, balance::int as balance from ledger_account
        join ledger_entry on account_id = ledger_account.id and account_seq = 1
        where kind = 'wallet' and owner_id = (select company_id from purchase_order limit 1)`),
    ).toEqual([{ opened: 264, balance: 264 }]);
  });
});
