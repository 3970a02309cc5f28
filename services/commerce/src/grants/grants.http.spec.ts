import { randomUUID } from 'node:crypto';
import { asRenter, asStaff, raceRounds, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());
// Requests of other tests would fill the first page.
beforeEach(() =>
  app.sql(`update approval_request set state = 'rejected', decided_by = gen_random_uuid(), decided_at = '2026-01-01'
    where state = 'waiting'`),
);

const aKey = () => randomUUID().replaceAll('-', '');
const anAdministrator = () => asStaff(['viewEcommerce', 'modifyWallets']);
const aSupporter = () => asStaff(['modifyWallets'], 'support');
const grant = (as: Actor, { companyId }: Pick<TestLandlord, 'companyId'>, credits: number, over: object = {}) =>
  app.post('/admin/ecommerce/grants', {
    as,
    body: { key: aKey(), companyId, credits, reason: 'Listing was down', isPromotional: false, ...over },
  });
const creditsOf = async ({ as }: TestLandlord) =>
  (await app.get('/elandlord/wallet', { as })).body.wallet.credits as number;
interface Listed {
  readonly id: string;
  readonly credits: number;
  readonly companyId: string;
  readonly state: string;
}
const listed = async ({ companyId }: TestLandlord) => {
  const { body } = await app.get('/admin/ecommerce/approvals', { as: anAdministrator() });
  return (body.approvals as Listed[]).filter((approval) => approval.companyId === companyId);
};
const decide = (as: Actor, id: string, decision: 'approve' | 'reject', body: object = {}) =>
  app.post(`/admin/ecommerce/approvals/${id}/${decision}`, { as, body });
const idOf = async (landlord: TestLandlord) => (await listed(landlord))[0]?.id ?? '';

describe('credits of staff', () => {
  it('up to 100 are posted at once, with their reason', async () => {
    const [landlord, supporter] = [await aLandlord(app), aSupporter()];
    expect((await grant(supporter, landlord, 100)).body).toEqual({ state: 'posted', balance: 100 });
    expect(await creditsOf(landlord)).toBe(100);
    const { body } = await app.get('/elandlord/transactions/credits', { as: landlord.as });
    expect(body.transactions).toMatchObject([{ kind: 'adjustment', credits: 100, balanceAfter: 100 }]);
    expect(
      await app.sql('select credits, reason, granted_by as by from credit_grant where company_id = $1', [
        landlord.companyId,
      ]),
    ).toEqual([{ credits: 100, reason: 'Listing was down', by: supporter.subject.sub }]);
    expect(await listed(landlord)).toEqual([]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('above 100 wait for another person, and are posted when that person approves', async () => {
    const [landlord, requester, approver] = [await aLandlord(app), anAdministrator(), anAdministrator()];
    expect((await grant(requester, landlord, 101)).body).toEqual({ state: 'waiting' });
    expect(await creditsOf(landlord)).toBe(0);
    const id = await idOf(landlord);
    const own = await decide(requester, id, 'approve');
    expect([own.status, own.body.code]).toEqual([403, 'own-request']);
    expect(await creditsOf(landlord)).toBe(0);
    expect((await decide(approver, id, 'approve', { note: 'Agreed by phone' })).status).toBe(200);
    expect(await creditsOf(landlord)).toBe(101);
    expect(await listed(landlord)).toMatchObject([
      {
        state: 'approved',
        credits: 101,
        reason: 'Listing was down',
        note: 'Agreed by phone',
        requestedBy: requester.subject.sub,
        decidedBy: approver.subject.sub,
      },
    ]);
    const again = await decide(anAdministrator(), id, 'approve');
    expect([again.status, again.body.code, await creditsOf(landlord)]).toEqual([409, 'already-decided', 101]);
  });
  it('that are rejected are not posted', async () => {
    const landlord = await aLandlord(app);
    await grant(anAdministrator(), landlord, 5_000);
    const id = await idOf(landlord);
    expect((await decide(anAdministrator(), id, 'reject')).status).toBe(422);
    expect((await decide(anAdministrator(), id, 'reject', { note: 'No reason for it' })).status).toBe(200);
    expect(await creditsOf(landlord)).toBe(0);
    expect(await listed(landlord)).toMatchObject([{ state: 'rejected', note: 'No reason for it' }]);
  });
  it('wait once one person’s small grants of a day exceed 100', async () => {
    const [landlord, supporter] = [await aLandlord(app), aSupporter()];
    const states = [];
    for (const credits of [60, 40, 1]) states.push((await grant(supporter, landlord, credits)).body.state);
    expect(states).toEqual(['posted', 'posted', 'waiting']);
    expect(await creditsOf(landlord)).toBe(100);
  });
  it('of concurrent grants never exceed 100, round after round', async () => {
    for (const _ of raceRounds()) {
      const [landlord, supporter] = [await aLandlord(app), aSupporter()];
      await Promise.all(Array.from({ length: 10 }, () => grant(supporter, landlord, 40)));
      expect(await creditsOf(landlord)).toBe(80);
    }
  });
  it('can be taken out, never below zero', async () => {
    const landlord = await aLandlord(app);
    await grant(aSupporter(), landlord, 50);
    expect((await grant(aSupporter(), landlord, -20)).body).toEqual({ state: 'posted', balance: 30 });
    const short = await grant(aSupporter(), landlord, -31);
    expect([short.status, short.body.code, await creditsOf(landlord)]).toEqual([409, 'credits-short', 30]);
    await grant(anAdministrator(), landlord, -101);
    const refused = await decide(anAdministrator(), await idOf(landlord), 'approve');
    expect([refused.status, refused.body.code]).toEqual([409, 'credits-short']);
    expect(await listed(landlord)).toMatchObject([{ state: 'waiting', credits: -101 }]);
  });
  it('of a repeated request are posted once', async () => {
    const [landlord, supporter, key] = [await aLandlord(app), aSupporter(), aKey()];
    const responses = await Promise.all(Array.from({ length: 5 }, () => grant(supporter, landlord, 10, { key })));
    expect(responses.map(({ body }) => body)).toEqual(Array(5).fill({ state: 'posted', balance: 10 }));
    const other = await grant(supporter, landlord, 11, { key });
    expect([other.status, other.body.code, await creditsOf(landlord)]).toEqual([422, 'key-taken', 10]);
  });
  it.each([
    ['no reason', 10, { reason: '' }],
    ['no credits', 0, {}],
    ['too many credits', 10_001, {}],
    ['promotional credits that leave the wallet', -10, { isPromotional: true }],
  ])('are refused with %s', async (_, credits, over) => {
    expect((await grant(aSupporter(), await aLandlord(app), credits, over)).status).toBe(422);
  });
  it('need a company with a landlord', async () => {
    expect((await grant(aSupporter(), { companyId: randomUUID() }, 10)).status).toBe(404);
  });
  it('that are promotional expire, whether a second person approved them or not', async () => {
    const landlord = await aLandlord(app);
    await grant(aSupporter(), landlord, 20, { isPromotional: true });
    await grant(aSupporter(), landlord, 30);
    await grant(anAdministrator(), landlord, 150, { isPromotional: true });
    const expiringOf = async () => (await app.get('/elandlord/wallet', { as: landlord.as })).body.wallet.expiring;
    expect(await expiringOf()).toMatchObject({ credits: 20 });
    expect(await listed(landlord)).toMatchObject([{ isPromotional: true }]);
    await decide(anAdministrator(), await idOf(landlord), 'approve');
    expect([await creditsOf(landlord), (await expiringOf()).credits]).toEqual([200, 170]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('are for staff who may change wallets only', async () => {
    const landlord = await aLandlord(app);
    for (const as of [landlord.as, asRenter(), asStaff(['viewEcommerce'])])
      expect((await grant(as, landlord, 10)).status).toBe(403);
    await grant(anAdministrator(), landlord, 200);
    const id = await idOf(landlord);
    for (const as of [landlord.as, asStaff(['viewEcommerce']), aSupporter()])
      expect((await decide(as, id, 'approve')).status).toBe(403);
    expect((await app.get('/admin/ecommerce/approvals', { as: aSupporter() })).status).toBe(403);
    expect(await creditsOf(landlord)).toBe(0);
  });
  it('are in the audit log', async () => {
    const [landlord, supporter] = [await aLandlord(app), aSupporter()];
    await grant(supporter, landlord, 10);
    const reported = await app.sql<{ resource: string; action: string }>(
      `select payload ->> 'resource' as resource, payload ->> 'action' as action from job
       where name = 'resource.changed' and payload ->> 'personId' = $1`,
      [supporter.subject.sub],
    );
    expect(reported).toEqual([{ resource: 'credit-grants', action: 'created' }]);
  });
});

describe('the list of requests', () => {
  it('begins with those that wait, the oldest first, and ends with the decisions of the last 90 days', async () => {
    const landlord = await aLandlord(app);
    for (const credits of [201, 202, 203, 204]) await grant(anAdministrator(), landlord, credits);
    const [first, second, third] = await listed(landlord);
    for (const { id } of [first, second, third] as Listed[]) await decide(anAdministrator(), id, 'approve');
    await app.sql(`update approval_request set decided_at = now() - interval '91 days' where id = $1`, [first?.id]);
    expect((await listed(landlord)).map(({ credits }) => credits)).toEqual([204, 203, 202]);
  });
  it('has 10 requests a page', async () => {
    await app.sql(
      `insert into approval_request (kind, company_id, credits, reason, payload, requested_by)
       select 'refund', gen_random_uuid(), -200, 'Paid twice', '{}', gen_random_uuid() from generate_series(1, 15)`,
    );
    const { body } = await app.get('/admin/ecommerce/approvals?page=2', { as: anAdministrator() });
    expect(body.pagination).toMatchObject({ currentPage: 2, showing: { start: 11 } });
  });
});
