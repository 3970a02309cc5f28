import { randomUUID } from 'node:crypto';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { postCredits } from '../ledger/post-credits.ts';
import { CreditExpiry } from './credit-expiry.ts';
import { CreditExpiryRun } from './credit-expiry-run.ts';
import { postPromotionalCredits } from './post-promotional-credits.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

/** Grants promotional credits whose last day is this many days from now. */
async function promote({ companyId }: TestLandlord, credits: number, days = 90, key: string = randomUUID()) {
  const posting = { kind: 'bonus' as const, credits, key };
  await ledger.source.transaction((manager) => postPromotionalCredits(manager, { companyId, posting }));
  await app.sql(
    `update credit_lot set expires_on = expires_on - 90 + $2::int
     where id = (select max(id) from credit_lot where company_id = $1)`,
    [companyId, days],
  );
}
const spend = ({ companyId }: TestLandlord, credits: number) =>
  ledger.post(companyId, { kind: 'daily', credits: -credits, counter: 'usage' });
const today = async (plus = 0) =>
  (
    await app.sql<{ day: string }>(`select ((now() at time zone 'America/Toronto')::date + $1::int)::text as day`, [
      plus,
    ])
  )[0]?.day ?? '';
const expire = async ({ companyId }: TestLandlord) => {
  const day = await today();
  await ledger.source.transaction((manager) =>
    app.app.get(CreditExpiry, { strict: false }).expire(manager, companyId, day),
  );
};
// The credits that expired, and those that were spent before.
const expirySql = `
  select -entry.amount::int as expired, coalesce(-sum(earlier.amount), 0)::int as spent
  from ledger_account join ledger_entry entry on entry.account_id = ledger_account.id and ledger_account.kind = 'wallet'
  join ledger_transaction on ledger_transaction.id = transaction_id and ledger_transaction.kind = 'expiry'
  left join ledger_entry earlier on earlier.account_id = entry.account_id and earlier.account_seq < entry.account_seq
    and earlier.amount < 0
  where owner_id = $1 group by entry.amount`;
const walletOf = async ({ as }: TestLandlord) => (await app.get('/elandlord/wallet', { as })).body.wallet;
const expiriesOf = async ({ as }: TestLandlord) => {
  const { body } = await app.get('/elandlord/transactions/credits?kind=expiry', { as });
  return (body.transactions as { credits: number }[]).map(({ credits }) => credits);
};
const mailsOf = async ({ personId }: TestLandlord) =>
  (
    await app.sql<{ payload: { words: object } }>(
      `select payload from job where name = 'mail.requested' and payload ->> 'personId' = $1 order by id`,
      [personId],
    )
  ).map(({ payload }) => payload);

describe('promotional credits', () => {
  it('are spent before purchased ones, those that expire first before the others', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 100);
    await promote(landlord, 10, 5);
    await promote(landlord, 20, 9);
    expect(await walletOf(landlord)).toMatchObject({
      credits: 130,
      expiring: { credits: 10, lastDay: await today(5) },
    });
    await spend(landlord, 4);
    expect(await walletOf(landlord)).toMatchObject({ credits: 126, expiring: { credits: 6, lastDay: await today(5) } });
    await spend(landlord, 11);
    expect(await walletOf(landlord)).toMatchObject({
      credits: 115,
      expiring: { credits: 15, lastDay: await today(9) },
    });
    await spend(landlord, 40);
    expect(await walletOf(landlord)).toEqual({
      credits: 75,
      isMember: false,
      membershipExpiryDate: null,
      autoRenews: false,
    });
    expect(await ledger.violations()).toEqual([]);
  });
  it('can be spent for 90 days after the day on which they were granted', async () => {
    const landlord = await aLandlord(app);
    await promote(landlord, 10);
    expect(await walletOf(landlord)).toMatchObject({ expiring: { credits: 10, lastDay: await today(90) } });
  });
  it('of a known key are granted once', async () => {
    const [landlord, key] = [await aLandlord(app), randomUUID()];
    await promote(landlord, 10, 90, key);
    await promote(landlord, 10, 90, key);
    expect(await walletOf(landlord)).toMatchObject({ credits: 10, expiring: { credits: 10 } });
  });
  it('never expire before those that were granted earlier', async () => {
    const landlord = await aLandlord(app);
    await promote(landlord, 10, 100);
    await ledger.source.transaction((manager) =>
      postPromotionalCredits(manager, {
        companyId: landlord.companyId,
        posting: { kind: 'bonus', credits: 5, key: randomUUID() },
      }),
    );
    expect(await walletOf(landlord)).toMatchObject({ expiring: { credits: 15, lastDay: await today(100) } });
  });
});

describe('expiry', () => {
  it('takes what is left after the last day, once, and no purchased credit', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 100);
    await promote(landlord, 10, -1);
    await promote(landlord, 20, 0);
    await spend(landlord, 4);
    for (let time = 0; time < 3; time += 1) await expire(landlord);
    expect(await expiriesOf(landlord)).toEqual([-6]);
    expect(await walletOf(landlord)).toMatchObject({ credits: 120, expiring: { credits: 20, lastDay: await today() } });
    expect(await ledger.violations()).toEqual([]);
  });
  it('waits for a spending that has begun, and takes only what it leaves', async () => {
    const landlord = await aLandlord(app);
    const { companyId } = landlord;
    await ledger.grant(companyId, 100);
    await promote(landlord, 10, -1);
    const spending = ledger.source.createQueryRunner();
    await spending.startTransaction();
    const posting = { kind: 'daily' as const, credits: -4, key: randomUUID() };
    await postCredits(spending.manager, { companyId, counter: 'usage', postings: [posting] });
    const expiring = expire(landlord);
    const waitingSql = `
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await app.sql(waitingSql)).length === 0);
    await spending.commitTransaction();
    await spending.release();
    await expiring;
    expect([await expiriesOf(landlord), (await walletOf(landlord)).credits]).toEqual([[-6], 100]);
  });
  it('posts nothing for a lot that was spent', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 100);
    await promote(landlord, 10, -1);
    await spend(landlord, 30);
    await expire(landlord);
    expect([await expiriesOf(landlord), (await walletOf(landlord)).credits]).toEqual([[], 80]);
  });
  it('and spending at the same time take no credit twice, round after round', async () => {
    for (const _ of raceRounds()) {
      const landlord = await aLandlord(app);
      await ledger.grant(landlord.companyId, 100);
      await promote(landlord, 10, -1);
      await Promise.all([
        ...Array.from({ length: 10 }, () => spend(landlord, 2)),
        expire(landlord),
        expire(landlord),
        ...Array.from({ length: 5 }, () => spend(landlord, 1)),
      ]);
      const [expiry = { expired: 0, spent: 10 }] = await app.sql<{ expired: number; spent: number }>(expirySql, [
        landlord.companyId,
      ]);
      expect(expiry.expired).toBe(10 - expiry.spent);
      expect((await walletOf(landlord)).credits).toBe(110 - 25 - expiry.expired);
      expect((await ledger.violations()).filter(({ invariant }) => invariant.startsWith('L15'))).toEqual([]);
    }
  });
  it('is mailed seven days before the last day, once, with what is left', async () => {
    const landlord = await aLandlord(app);
    await promote(landlord, 10, 7);
    await promote(landlord, 5, 8);
    await spend(landlord, 3);
    await expire(landlord);
    await expire(landlord);
    const lastDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(await today(7)),
    );
    expect(await mailsOf(landlord)).toMatchObject([
      { template: 'credits-expiring', words: { creditCount: 7, lastDay, path: '/portal/billing' } },
    ]);
  });
  it('is not mailed when nothing is left', async () => {
    const landlord = await aLandlord(app);
    await promote(landlord, 10, 7);
    await spend(landlord, 10);
    await expire(landlord);
    expect(await mailsOf(landlord)).toEqual([]);
  });
  it('runs for all companies and continues where one run ends', async () => {
    const landlords = [];
    for (let number = 0; number < 52; number += 1) landlords.push(await aLandlord(app));
    for (const landlord of landlords) await promote(landlord, 2, -1);
    const run = () =>
      ledger.source.transaction((manager) => app.app.get(CreditExpiryRun, { strict: false }).run({}, manager));
    await run();
    await run();
    const left = await app.sql(
      `select 1 from open_credit_lot where remaining > 0 and expires_on < (now() at time zone 'America/Toronto')::date`,
    );
    expect(left).toEqual([]);
    const [next] = await app.sql<{ isNight: boolean }>(
      `select to_char(run_at at time zone 'America/Toronto', 'HH24:MI') = '00:20' as "isNight" from job
       where name = 'credit-expiry'`,
    );
    expect(next).toEqual({ isNight: true });
  });
});
