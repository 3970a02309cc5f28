import { jest } from '@jest/globals';
import type { RenewalMembersPage, RenewalRunResult } from '@porchlight/contracts/commerce';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aMembership } from '../testing/a-membership.ts';
import { RenewalSweep } from './renewal-sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const path = '/support/membership-renewals';
const staff = asStaff(['showMembershipRenewals', 'createMembershipRenewals'], 'support');
const administrator = asStaff(['viewEcommerce', 'modifyWallets'], 'site-administrator');
const invoice = { months: 12, basis: 'invoice', invoiceNumber: 'INV-7', note: 'Paid by cheque' };
const aKey = () => randomUUID().replaceAll('-', '');

/** Returns the business day this many days and months from now. */
async function day(days: number, months = 0): Promise<string> {
  const [row] = await app.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date + $1::int + make_interval(months => $2::int))::date::text as day`,
    [days, months],
  );
  return row?.day ?? '';
}
/** A company whose membership ends this many days from now. */
async function aMember(days: number, name?: string) {
  const landlord = await aLandlord(app, name === undefined ? {} : { company: { name, version: 1 } });
  const oldExpiry = await day(days);
  await aMembership(app, landlord, `[2025-01-01,${oldExpiry}]`);
  return { ...landlord, oldExpiry };
}
type Member = Awaited<ReturnType<typeof aMember>>;
const choice = ({ companyId, oldExpiry }: Member) => ({ companyId, oldExpiry });
const list = async (query = '') =>
  (await app.get(`${path}/members?${query}`, { as: staff })).body as RenewalMembersPage;
const start = (members: readonly Member[], over: object = invoice, key = aKey()) =>
  app.post(`${path}/runs`, { as: staff, body: { ...over, key, rows: members.map(choice) } });
const sweep = () => app.app.get(RenewalSweep, { strict: false }).sweep();
const result = async (id: string) => (await app.get(`${path}/runs/${id}`, { as: staff })).body as RenewalRunResult;
/** Starts a run, performs it, and returns its results. */
async function renew(members: readonly Member[], over?: object): Promise<RenewalRunResult> {
  const { body } = await start(members, over);
  await sweep();
  return result(body.id as string);
}
/** Starts a run in a process that ends before its first company. */
async function aStoppedRun(members: readonly Member[]): Promise<string> {
  const begin = jest.spyOn(app.app.get(RenewalSweep, { strict: false }), 'begin').mockReturnValue();
  const { body } = await start(members);
  begin.mockRestore();
  return body.id as string;
}
/** The member of staff of a run, with the role that decides. */
const asAuthor = (sub: string) => ({ ...administrator, subject: { ...administrator.subject, sub } });
const memberUntil = async ({ companyId }: TestLandlord) =>
  (
    await app.sql<{ until: string }>(
      'select (max(upper(valid)) - 1)::text as until from membership_period where company_id = $1',
      [companyId],
    )
  )[0]?.until;
const mailsOf = ({ personId }: TestLandlord) =>
  app.sql(
    `select from job where name = 'mail.requested' and payload::jsonb ->> 'template' = 'membership-renewed'
       and payload::jsonb ->> 'personId' = $1`,
    [personId],
  );

describe('MEMBER-9: the members to renew', () => {
  it('end within 60 days or ended within 90, and are found by company, province and plan', async () => {
    const [soon, lapsed] = [await aMember(60, 'Étoile Homes'), await aMember(-90, 'Birch Homes')];
    await aMember(61);
    await aMember(-91);
    const { members, plans } = await list();
    expect(members.map(({ companyId, endsOn, daysLeft }) => ({ companyId, endsOn, daysLeft }))).toEqual([
      { companyId: lapsed.companyId, endsOn: lapsed.oldExpiry, daysLeft: -90 },
      { companyId: soon.companyId, endsOn: soon.oldExpiry, daysLeft: 60 },
    ]);
    const found = async (query: string) => (await list(query)).members.map(({ companyName }) => companyName);
    expect(await found('search=etoile')).toEqual(['Étoile Homes']);
    expect(await found('province=ON')).toEqual([]);
    await app.sql(
      `insert into billing_information (company_id, name, phone, line1, city, postal_code, province)
       values ($1, 'Leila Haddad', '+14165550100', '1 King St', 'Toronto', 'M5V 1A1', 'ON')`,
      [soon.companyId],
    );
    expect(await found('province=ON')).toEqual(['Étoile Homes']);
    expect(await found(`planId=${plans[0]?.id ?? ''}`)).toHaveLength(2);
    expect(await found(`planId=${randomUUID()}`)).toEqual([]);
  });
});

describe('MEMBER-10: a renewal by support', () => {
  it('continues the old last day until 14 days after it, and begins today later', async () => {
    const members = [await aMember(20), await aMember(-14), await aMember(-15)];
    const rows = members.map(choice);
    const { body } = await app.post(`${path}/preview`, { as: staff, body: { rows, months: 6, basis: 'invoice' } });
    const expected = [await day(20, 0), await day(-14, 0)];
    const run = await renew(members, { ...invoice, months: 6 });
    const dates = run.rows.map(({ newExpiry }) => newExpiry);
    expect((body.rows as { newExpiry: string }[]).map(({ newExpiry }) => newExpiry)).toEqual(dates);
    const [sixMonths] = await app.sql<{ days: string[] }>(
      `select array[($1::date + interval '6 months')::date::text, ($2::date + interval '6 months')::date::text] as days`,
      expected,
    );
    expect(dates).toEqual([...(sixMonths?.days ?? []), await day(0, 6)]);
    expect(await Promise.all(members.map(memberUntil))).toEqual(dates);
  });
  it('by invoice charges nothing, and mails the landlords', async () => {
    const member = await aMember(5);
    const run = await renew([member]);
    expect(run).toMatchObject({ state: 'done', invoiceNumber: 'INV-7', total: 1, renewed: 1, failed: 0 });
    expect(run.rows).toMatchObject([{ state: 'renewed', oldExpiry: member.oldExpiry, amountCents: 0 }]);
    expect(await mailsOf(member)).toHaveLength(1);
  });
  it('with one key is started once', async () => {
    const member = await aMember(5);
    const key = aKey();
    const [first, second] = [await start([member], invoice, key), await start([member], invoice, key)];
    expect(second.body.id).toBe(first.body.id);
    expect((await start([member], { ...invoice, months: 3 }, key)).body.code).toBe('key-taken');
  });
  it('of a day outside the list is refused', async () => {
    expect((await start([await aMember(5), await aMember(61)])).body.code).toBe('not-due');
  });
  it('of a membership that was renewed skips it', async () => {
    const member = await aMember(5);
    await renew([member]);
    const again = await renew([member]);
    expect(again.rows).toMatchObject([{ state: 'skipped', reason: 'renewed-already' }]);
  });
  it('in two runs at once renews a company once', async () => {
    const member = await aMember(5);
    await Promise.all(Array.from({ length: 6 }, () => start([member])));
    await Promise.all([sweep(), sweep(), sweep()]);
    const periods = await app.sql('select from membership_period where company_id = $1', [member.companyId]);
    expect(periods).toHaveLength(2);
    const states = await app.sql<{ state: string }>(
      'select state from membership_renewal_row where company_id = $1 order by state',
      [member.companyId],
    );
    expect(states.map(({ state }) => state)).toEqual(['renewed', ...Array<string>(5).fill('skipped')]);
  });
  it('that is cancelled renews no more companies', async () => {
    const members = [await aMember(5), await aMember(6)];
    const id = await aStoppedRun(members);
    expect((await app.post(`${path}/runs/${id}/cancel`, { as: staff })).status).toBe(200);
    await sweep();
    expect(await result(id)).toMatchObject({ state: 'cancelled', renewed: 0, skipped: 2 });
    expect(await memberUntil(members[0]!)).toBe(members[0]!.oldExpiry);
  });
  it('continues after a crash with the companies that are left', async () => {
    const members = [await aMember(5), await aMember(6)];
    const id = await aStoppedRun(members);
    await sweep();
    expect(await result(id)).toMatchObject({ state: 'done', renewed: 2 });
  });
  it('is retried for failed companies that are still in the list', async () => {
    const [early, late] = [await aMember(5), await aMember(-80)];
    const id = await aStoppedRun([early, late]);
    await app.sql(
      `update membership_renewal_row set state = 'failed', reason = 'no-card',
         old_expiry = old_expiry - case company_id when $2 then 11 else 0 end where run_id = $1`,
      [id, late.companyId],
    );
    const retry = () => app.post(`${path}/runs/${id}/retry`, { as: staff, body: { key: aKey() } });
    const { body } = await retry();
    await sweep();
    expect((await result(body.id as string)).rows).toMatchObject([{ companyId: early.companyId, state: 'renewed' }]);
    await app.sql('update membership_renewal_row set old_expiry = old_expiry - 96 where run_id = $1', [id]);
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'nothing-failed' } });
  });
  it('is a file without formulas', async () => {
    const run = await renew([await aMember(5, '=HYPERLINK("x")')]);
    const file = await app.get(`${path}/runs/${run.id}/file?lang=fr-CA`, { as: staff });
    expect(file.bytes.toString()).toContain('Nouveau dernier jour');
    expect(file.bytes.toString()).toContain(`'=HYPERLINK`);
  });
  it('is of staff with the permission only', async () => {
    const shown = asStaff(['showMembershipRenewals'], 'support');
    const calls = [guest, asRenter(), shown].map((as) => app.post(`${path}/runs`, { as, body: {} }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 403, 403]);
    expect((await app.get(`${path}/runs`, { as: asStaff(['createMembershipRenewals']) })).status).toBe(403);
  });
});

describe('MEMBER-11: a complimentary renewal', () => {
  const free = { months: 1, basis: 'complimentary', note: 'The site was down' };
  const requestOf = async ({ companyId }: Member) =>
    (await app.sql<{ id: string }>('select id from approval_request where company_id = $1', [companyId]))[0]?.id;
  const decide = (id: string | undefined, decision: string, as = administrator) =>
    app.post(`/admin/ecommerce/approvals/${id}/${decision}`, { as, body: { note: 'Agreed' } });

  it('is made when another person approves it', async () => {
    const member = await aMember(5, 'Maple Homes');
    const run = await renew([member], free);
    expect(run).toMatchObject({ state: 'done', waiting: 1, renewed: 0 });
    const { approvals } = (await app.get('/admin/ecommerce/approvals', { as: administrator })).body;
    expect(approvals).toContainEqual(
      expect.objectContaining({
        kind: 'membership-renewal',
        credits: 0,
        reason: free.note,
        renewal: { months: 1, oldExpiry: member.oldExpiry },
      }),
    );
    expect((await renew([member])).rows).toMatchObject([{ state: 'skipped', reason: 'in-progress' }]);
    expect((await decide(await requestOf(member), 'approve', asAuthor(run.startedBy))).status).toBe(403);
    expect((await decide(await requestOf(member), 'approve')).status).toBe(200);
    expect((await result(run.id)).rows).toMatchObject([{ state: 'renewed', amountCents: 0 }]);
    expect(await memberUntil(member)).not.toBe(member.oldExpiry);
    expect(await mailsOf(member)).toHaveLength(1);
  });
  it('that is rejected fails, and can be made again', async () => {
    const member = await aMember(5);
    const run = await renew([member], free);
    await decide(await requestOf(member), 'reject');
    expect((await result(run.id)).rows).toMatchObject([{ state: 'failed', reason: 'rejected' }]);
    expect((await renew([member])).rows).toMatchObject([{ state: 'renewed' }]);
  });
  it('of a membership that was bought meanwhile adds nothing', async () => {
    const member = await aMember(5);
    const run = await renew([member], free);
    await aMembership(app, member, `[${await day(6)},${await day(30)}]`);
    await decide(await requestOf(member), 'approve');
    expect((await result(run.id)).rows).toMatchObject([{ state: 'skipped', reason: 'renewed-already' }]);
    expect(await memberUntil(member)).toBe(await day(30));
  });
});
