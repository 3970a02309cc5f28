import { randomUUID } from 'node:crypto';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { lockWallet } from './lock-wallet.ts';
import { NotEnoughCredits, postCredits } from './post-credits.ts';
import { postTransfer } from './post-transfer.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const balances = async (companyId: string) =>
  Object.fromEntries(
    (
      await app.sql<{ kind: string; balance: string }>(
        'select kind, balance from ledger_account where owner_id = $1 order by kind',
        [companyId],
      )
    ).map(({ kind, balance }) => [kind, Number(balance)]),
  );
const settled = (work: readonly Promise<unknown>[]) => Promise.allSettled(work);

describe('a posting', () => {
  it('moves credits between the wallet and its counter-account', async () => {
    const companyId = randomUUID();
    expect(await ledger.post(companyId, { credits: 30 })).toBe(30);
    expect(await ledger.post(companyId, { kind: 'activation', credits: -10, counter: 'usage' })).toBe(20);
    expect(await balances(companyId)).toEqual({ adjustment: -30, usage: 10, wallet: 20 });
    expect(await ledger.violations()).toEqual([]);
  });
  it('of a known key changes nothing', async () => {
    const [companyId, key] = [randomUUID(), randomUUID()];
    expect(await ledger.post(companyId, { credits: 5, key })).toBe(5);
    expect(await ledger.post(companyId, { credits: 7, key })).toBeUndefined();
    expect(await balances(companyId)).toEqual({ adjustment: -5, wallet: 5 });
  });
  it('of several movements numbers them in their order and leaves out those that are known', async () => {
    const companyId = randomUUID();
    const known = randomUUID();
    await ledger.post(companyId, { credits: 10, key: known });
    const spend = (credits: number, key: string = randomUUID()) => ({ kind: 'daily' as const, credits, key });
    const balance = await ledger.source.transaction((manager) =>
      postCredits(manager, {
        companyId,
        counter: 'usage',
        postings: [spend(-1), spend(-5, known), spend(-2), spend(-3)],
      }),
    );
    expect(balance).toBe(4);
    expect(
      await app.sql(
        `select kind, amount::int, account_seq::int as seq, balance_after::int as balance from ledger_account
         join ledger_entry on account_id = id where owner_id = $1 and kind in ('wallet', 'usage') order by kind, seq`,
        [companyId],
      ),
    ).toEqual([
      { kind: 'usage', amount: 1, seq: 1, balance: 1 },
      { kind: 'usage', amount: 2, seq: 2, balance: 3 },
      { kind: 'usage', amount: 3, seq: 3, balance: 6 },
      { kind: 'wallet', amount: 10, seq: 1, balance: 10 },
      { kind: 'wallet', amount: -1, seq: 2, balance: 9 },
      { kind: 'wallet', amount: -2, seq: 3, balance: 7 },
      { kind: 'wallet', amount: -3, seq: 4, balance: 4 },
    ]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('below zero is refused and leaves no trace', async () => {
    const [companyId, key] = [randomUUID(), randomUUID()];
    await ledger.post(companyId, { credits: 9 });
    await expect(ledger.post(companyId, { kind: 'daily', credits: -10, counter: 'usage', key })).rejects.toThrow(
      NotEnoughCredits,
    );
    expect(await balances(companyId)).toEqual({ adjustment: -9, wallet: 9 });
    expect(await app.sql('select 1 from ledger_transaction where key = $1', [key])).toEqual([]);
  });
  it('is never changed or removed afterwards', async () => {
    await ledger.post(randomUUID(), {});
    for (const change of ['update ledger_entry set amount = 1', 'delete from ledger_entry', 'truncate ledger_entry'])
      await expect(app.sql(change)).rejects.toThrow('append-only');
    for (const change of [`update ledger_transaction set kind = 'bonus'`, 'delete from ledger_transaction'])
      await expect(app.sql(change)).rejects.toThrow('append-only');
  });
});

describe('a transfer between accounts', () => {
  it('moves the credits of its company only', async () => {
    const [companyId, other] = [randomUUID(), randomUUID()];
    for (const id of [other, companyId]) await ledger.grant(id, 30);
    for (const id of [other, companyId])
      await ledger.source.transaction((manager) =>
        postTransfer(manager, {
          companyId: id,
          kind: 'dispute',
          key: randomUUID(),
          credits: { wallet: id === other ? -5 : -20, hold: id === other ? 5 : 20 },
        }),
      );
    expect([await balances(companyId), await balances(other)]).toEqual([
      { adjustment: -30, hold: 20, wallet: 10 },
      { adjustment: -30, hold: 5, wallet: 25 },
    ]);
    expect(await ledger.violations()).toEqual([]);
  });
});

describe('a locked wallet', () => {
  it('is the one of the company', async () => {
    const [companyId, other] = [randomUUID(), randomUUID()];
    await ledger.grant(other, 7);
    await ledger.grant(companyId, 30);
    const balanceOf = (id: string) => ledger.source.transaction((manager) => lockWallet(manager, id));
    expect([await balanceOf(companyId), await balanceOf(other), await balanceOf(randomUUID())]).toEqual([30, 7, 0]);
  });
});

describe('concurrent postings', () => {
  it('of one key are posted once', async () => {
    const [companyId, key] = [randomUUID(), randomUUID()];
    const results = await Promise.all(Array.from({ length: 20 }, () => ledger.post(companyId, { credits: 3, key })));
    expect(results.filter((balance) => balance !== undefined)).toEqual([3]);
    expect(await balances(companyId)).toEqual({ adjustment: -3, wallet: 3 });
  });
  it('spend no credit twice and keep every invariant, round after round', async () => {
    for (const _ of raceRounds()) {
      const companyId = randomUUID();
      await ledger.post(companyId, { credits: 7 });
      const spent = await settled(
        Array.from({ length: 20 }, () => ledger.post(companyId, { kind: 'daily', credits: -1, counter: 'usage' })),
      );
      expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
      expect(await balances(companyId)).toEqual({ adjustment: -7, usage: 7, wallet: 0 });
    }
    expect(await ledger.violations()).toEqual([]);
  });
});

describe('the invariants', () => {
  const tampered = async (change: string, violationsSql = 'select * from ledger_violation') => {
    const runner = ledger.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('alter table ledger_entry disable trigger ledger_entry_append_only');
    await runner.query(change);
    const violations = (await runner.query(violationsSql)) as { invariant: string }[];
    await runner.rollbackTransaction();
    await runner.release();
    return [...new Set(violations.map(({ invariant }) => invariant))].sort();
  };
  const shiftedBalance = `update ledger_entry set balance_after = balance_after + 1 where account_seq = 1`;

  it.each([
    [
      'a one-sided entry',
      `
        delete from ledger_entry
        where line = 2 and transaction_id = (select max(id::text)::uuid from ledger_transaction)`,
      'L1 L2',
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
    ['an entry whose balance does not follow from the one before', shiftedBalance, 'L2'],
  ])('report %s', async (_, change, invariant) => {
    expect(await tampered(change)).toEqual(invariant.split(' '));
  });
  it('can be checked for recent movements alone', async () => {
    expect(await tampered(shiftedBalance, `select * from ledger_violations(now() - interval '1 hour')`)).toEqual([
      'L2',
    ]);
    expect(await tampered(shiftedBalance, `select * from ledger_violations(now() + interval '1 hour')`)).toEqual([]);
  });
});
