import { randomUUID } from 'node:crypto';
import { createDataSource } from '@porchlight/service-kit';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { NotEnoughCredits, postCredits, type CreditPosting } from './post-credits.ts';

let app: TestApp;
let source: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  source = createDataSource({ url: app.databaseUrl, schema: 'commerce', poolSize: 20, entities: [], migrations: [] });
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await app.stop();
});

const post = (over: Partial<CreditPosting>) =>
  source.transaction((manager) =>
    postCredits(manager, {
      companyId: randomUUID(),
      kind: 'adjustment',
      credits: 1,
      counter: 'adjustment',
      key: randomUUID(),
      ...over,
    }),
  );
const balances = async (companyId: string) =>
  Object.fromEntries(
    (
      await app.sql<{ kind: string; balance: string }>(
        'select kind, balance from ledger_account where owner_id = $1 order by kind',
        [companyId],
      )
    ).map(({ kind, balance }) => [kind, Number(balance)]),
  );
const violations = () => app.sql<{ invariant: string; subject: string }>('select * from ledger_violation');
const settled = (work: readonly Promise<unknown>[]) => Promise.allSettled(work);

describe('a posting', () => {
  it('moves credits between the wallet and its counter-account', async () => {
    const companyId = randomUUID();
    expect(await post({ companyId, credits: 30 })).toBe(30);
    expect(await post({ companyId, kind: 'activation', credits: -10, counter: 'usage' })).toBe(20);
    expect(await balances(companyId)).toEqual({ adjustment: -30, usage: 10, wallet: 20 });
    expect(await violations()).toEqual([]);
  });
  it('of a known key changes nothing', async () => {
    const [companyId, key] = [randomUUID(), randomUUID()];
    expect(await post({ companyId, credits: 5, key })).toBe(5);
    expect(await post({ companyId, credits: 7, key })).toBeUndefined();
    expect(await balances(companyId)).toEqual({ adjustment: -5, wallet: 5 });
  });
  it('below zero is refused and leaves no trace', async () => {
    const [companyId, key] = [randomUUID(), randomUUID()];
    await post({ companyId, credits: 9 });
    await expect(post({ companyId, kind: 'daily', credits: -10, counter: 'usage', key })).rejects.toThrow(
      NotEnoughCredits,
    );
    expect(await balances(companyId)).toEqual({ adjustment: -9, wallet: 9 });
    expect(await app.sql('select 1 from ledger_transaction where key = $1', [key])).toEqual([]);
  });
  it('is never changed or removed afterwards', async () => {
    await post({});
    for (const change of ['update ledger_entry set amount = 1', 'delete from ledger_entry', 'truncate ledger_entry'])
      await expect(app.sql(change)).rejects.toThrow('append-only');
    for (const change of [`update ledger_transaction set kind = 'bonus'`, 'delete from ledger_transaction'])
      await expect(app.sql(change)).rejects.toThrow('append-only');
  });
});

describe('concurrent postings', () => {
  it('of one key are posted once', async () => {
    const [companyId, key] = [randomUUID(), randomUUID()];
    const results = await Promise.all(Array.from({ length: 20 }, () => post({ companyId, credits: 3, key })));
    expect(results.filter((balance) => balance !== undefined)).toEqual([3]);
    expect(await balances(companyId)).toEqual({ adjustment: -3, wallet: 3 });
  });
  it('spend no credit twice and keep every invariant, round after round', async () => {
    for (const _ of raceRounds()) {
      const companyId = randomUUID();
      await post({ companyId, credits: 7 });
      const spent = await settled(
        Array.from({ length: 20 }, () => post({ companyId, kind: 'daily', credits: -1, counter: 'usage' })),
      );
      expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
      expect(await balances(companyId)).toEqual({ adjustment: -7, usage: 7, wallet: 0 });
    }
    expect(await violations()).toEqual([]);
  });
});

describe('the invariants', () => {
  const tampered = async (change: string) => {
    await app.sql('alter table ledger_entry disable trigger ledger_entry_append_only');
    await app.sql(change);
    return (await violations()).map(({ invariant }) => invariant);
  };
  it.each([
    [
      'a one-sided entry',
      `delete from ledger_entry where line = 2 and transaction_id = (select max(id::text)::uuid from ledger_transaction)`,
      'L1',
    ],
    [
      'a balance that its entries do not add up to',
      `update ledger_account set balance = balance + 1 where kind = 'usage'`,
      'L2',
    ],
    [
      'a gap in the numbers of entries',
      `update ledger_entry set account_seq = account_seq + 100 where account_seq > 1`,
      'L2',
    ],
  ])('report %s', async (_, change, invariant) => {
    expect(await tampered(change)).toContain(invariant);
  });
});
