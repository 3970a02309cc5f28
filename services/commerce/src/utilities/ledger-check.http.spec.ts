import { randomUUID } from 'node:crypto';
import type { UtilityRun, UtilityRuns } from '@porchlight/contracts';
import { asLandlord, asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

const path = '/support/utility-runs/commerce';
const staff = asStaff(['showUtilities', 'modifyUtilities'], 'support');
const body = { kind: 'ledger-check' };
const companies = Array.from({ length: 130 }, () => randomUUID()).sort();
const [company] = companies as [string];
let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
  for (const id of companies) await ledger.grant(id, 10);
  await ledger.post(company, { credits: 5, counter: 'sales', kind: 'purchase' });
  await ledger.post(company, { credits: -3, counter: 'usage', kind: 'daily' });
}, 60_000);
afterAll(() => app.stop());
// Each test starts without a run and without a job of one.
beforeEach(async () => {
  await app.sql(`delete from job where target = 'task:utility-step'`);
  await app.sql('delete from utility_run');
});

const runs = async () => ((await app.get(path, { as: staff })).body as UtilityRuns).runs;
const untilEnded = async (): Promise<UtilityRun> => {
  for (;;) {
    const [run] = await runs();
    if (run && run.state !== 'running') return run;
  }
};
const check = async () => {
  expect((await app.post(path, { as: staff, body })).body).toMatchObject({ kind: 'ledger-check' });
  return untilEnded();
};
const wallet = `(select id from ledger_account where owner_id = '${company}' and kind = 'wallet')`;
const lastMovement = `
  (select transaction_id from ledger_entry where account_id = ${wallet} order by account_seq desc limit 1)`;
const tamper = async (change: string) => {
  await app.sql('alter table ledger_entry disable trigger ledger_entry_append_only');
  await app.sql(change);
  await app.sql('alter table ledger_entry enable trigger ledger_entry_append_only');
};
const books = async () =>
  app.sql(`select (select md5(string_agg(a::text, ',' order by a.id)) from ledger_account a) as accounts,
    (select md5(string_agg(e::text, ',' order by e.transaction_id, line)) from ledger_entry e) as entries`);

describe('UTILITY-8: the check of the ledger', () => {
  it('checks all wallets in steps, finds nothing in correct books, and changes nothing', async () => {
    const before = await books();
    expect(await check()).toMatchObject({ state: 'done', done: 130, total: 130, findingCount: 0, findings: [] });
    expect(await books()).toEqual(before);
  });
  it('goes on after the last wallet that it checked', async () => {
    const [run] = await app.sql<{ id: string }>(
      `insert into utility_run (kind, started_by, done, total, last_id) values ('ledger-check', $1, 100, 130, $2)
       returning id`,
      [staff.subject.sub, companies[99]],
    );
    await app.post(path, { as: staff, body });
    expect(await untilEnded()).toMatchObject({ id: run?.id, state: 'done', done: 130, total: 130 });
  });
  it.each([
    [
      'a movement whose entries do not add up',
      `update ledger_entry set amount = 2 where amount = 3 and transaction_id = ${lastMovement}`,
      `update ledger_entry set amount = 3 where amount = 2 and transaction_id = ${lastMovement}`,
      [
        { code: 'account-balance', part: 'usage credit', expected: 2, found: 3 },
        { code: 'entry-balance', part: 'usage credit', expected: 2, found: 3 },
        { code: 'movement-sum', expected: 0, found: -1 },
      ],
    ],
    [
      'a balance that is not the sum of its entries',
      `update ledger_account set balance = balance + 7 where id = ${wallet}`,
      `update ledger_account set balance = balance - 7 where id = ${wallet}`,
      [{ code: 'account-balance', part: 'wallet credit', expected: 12, found: 19 }],
    ],
    [
      'a gap between the numbers of entries',
      `update ledger_entry set account_seq = 9 where account_seq = 3 and account_id = ${wallet}`,
      `update ledger_entry set account_seq = 3 where account_seq = 9 and account_id = ${wallet}`,
      [{ code: 'entry-number', part: 'wallet credit', expected: 3, found: 9 }],
    ],
    [
      'an account whose entries are gone',
      `update ledger_account set last_seq = last_seq + 1 where id = ${wallet}`,
      `update ledger_account set last_seq = last_seq - 1 where id = ${wallet}`,
      [{ code: 'entry-number', part: 'wallet credit', expected: 4, found: 3 }],
    ],
    [
      'promotional credits without a lot',
      `update ledger_account set promotional = 4 where id = ${wallet}`,
      `update ledger_account set promotional = 0 where id = ${wallet}`,
      [{ code: 'expiring-credits', part: 'wallet credit', expected: 0, found: 4 }],
    ],
  ])('names the company of %s, with what is expected and what is there', async (_, change, repair, findings) => {
    await tamper(change);
    const run = await check();
    await tamper(repair);
    expect(run).toMatchObject({ state: 'done', findingCount: findings.length });
    expect(run.findings).toEqual(
      findings.map((finding) => expect.objectContaining({ ...finding, recordId: company }) as unknown),
    );
    expect(await ledger.violations()).toEqual([]);
  });
  it('is listed, started and cancelled by staff with the permission only', async () => {
    const calls = [
      (as: typeof guest) => app.get(path, { as }),
      (as: typeof guest) => app.post(path, { as, body }),
      (as: typeof guest) => app.post(`${path}/${randomUUID()}/cancel`, { as }),
    ];
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showUtilities'])];
    const statuses = await Promise.all(
      calls.map((call) => Promise.all(visitors.map(async (as) => (await call(as)).status))),
    );
    expect(statuses).toEqual([
      [401, 403, 403, 200],
      [401, 403, 403, 403],
      [401, 403, 403, 403],
    ]);
    expect((await app.post(path, { as: staff, body: { kind: 'rent-trends' } })).status).toBe(422);
    expect(await runs()).toEqual([]);
  });
});
