import { setImmediate as turn } from 'node:timers/promises';
import { asStaff, overlapping } from '@porchlight/service-kit/testing';
import { ledgerOf } from '../../services/commerce/src/testing/ledger-of.ts';
import { giveCompany, giveRecords, stateOf } from './merge-records.ts';
import { startMergeSite, type MergeSite, type MergeUser } from './merge-site.ts';

let site: MergeSite;
let ledger: ReturnType<typeof ledgerOf>;
let companies = 0;
beforeAll(async () => {
  site = await startMergeSite();
  ledger = ledgerOf(site.commerce);
  await site.commerce
    .sql(`insert into membership_plan (id, name, months, included_listings, is_active, sort_order, valid_from)
    values (gen_random_uuid(), '{"en-CA": "Year"}', 12, 3, true, 1, now()) on conflict do nothing`);
});
afterAll(() => site.stop());

const state = ({ id: survivorId, companyId: first }: MergeUser, { id: mergedId, companyId: second }: MergeUser) =>
  stateOf(site.databases, {
    survivorId,
    mergedId,
    companyIds: [first, second].filter((id) => id !== undefined),
  });
async function aCompany(credits: number, promotional = 0): Promise<MergeUser & { readonly companyId: string }> {
  const landlord = await site.aLandlord();
  const companyId = landlord.companyId ?? '';
  if (credits > 0) await ledger.grant(companyId, credits);
  if (promotional > 0) {
    await ledger.post(companyId, { kind: 'bonus', credits: promotional, counter: 'promo-grant' });
    await site.commerce.sql(
      `insert into credit_lot (company_id, granted, expires_on) values ($1, $2, current_date + 50)`,
      [companyId, promotional],
    );
  }
  await giveCompany(site.databases, { personId: landlord.id, companyId, number: companies++ });
  return { ...landlord, companyId };
}
const merge = async (survivor: MergeUser, merged: MergeUser) => {
  const { body } = await site.start(survivor.email, merged.id);
  await site.reach(body.id as string, 'done');
  return body.id as string;
};

describe('the merge of two renters', () => {
  it('moves what the survivor does not have, and leaves the rest', async () => {
    const [survivor, merged] = [await site.aRenter(), await site.aRenter()];
    await giveRecords(site.databases, survivor.id, merged.id);
    const { body } = await site.preview(survivor.id, merged.email);
    expect(body.blockers).toEqual([]);
    expect(body.counts).toContainEqual({ kind: 'savedSearches', survivor: 6, merged: 6, moves: 4 });
    expect(body.counts).toContainEqual({ kind: 'pointsOfInterest', survivor: 7, merged: 5, moves: 3 });
    await merge(survivor, merged);
    expect(await state(survivor, merged)).toMatchObject({
      people: [
        { state: 'merged', isAlias: true, hasPassword: false, mails: 1 },
        { state: 'active', hasPassword: true },
      ],
      records: [
        { name: 'favourite', survivor: 6, merged: 3 },
        { name: 'inquiry', survivor: 1, merged: 0 },
        { name: 'listing', survivor: 0, merged: 0 },
        { name: 'point_of_interest', survivor: 10, merged: 2 },
        { name: 'saved_search', survivor: 10, merged: 2 },
        { name: 'viewed_listing', survivor: 5, merged: 3 },
      ],
    });
  });
  it('is undone within 30 days', async () => {
    const [survivor, merged] = [await site.aRenter(), await site.aRenter()];
    await giveRecords(site.databases, survivor.id, merged.id);
    const { records: before } = (await state(survivor, merged)) as { records: object };
    const id = await merge(survivor, merged);
    const path = `/support/account-merges/${id}/undo`;
    await site.accounts.sql(`update account_merge set done_at = now() - interval '31 days' where id = $1`, [id]);
    expect((await site.accounts.post(path, { as: site.support })).body.code).toBe('not-undoable');
    await site.accounts.sql(`update account_merge set done_at = now() where id = $1`, [id]);
    expect((await site.accounts.post(path, { as: site.support })).status).toBe(200);
    await site.reach(id, 'undone');
    expect(await state(survivor, merged)).toMatchObject({ records: before, people: [{ state: 'active' }, {}] });
  });
});

describe('the merge of two companies', () => {
  it('moves credits by postings of the ledger, and keeps what is promotional', async () => {
    const [survivor, merged] = [await aCompany(10, 5), await aCompany(40, 20)];
    await merge(survivor, merged);
    expect(await state(survivor, merged)).toMatchObject({
      companies: [
        { credits: 75, promotional: 25, listings: 4, memberFor: 60 },
        { credits: 0, promotional: 0, listings: 0 },
      ],
    });
    expect(await ledger.violations()).toEqual([]);
  });
  it('waits for a second person above 100 credits, before anything changes', async () => {
    const [survivor, merged] = [await aCompany(0), await aCompany(150)];
    const before = await state(survivor, merged);
    const { body } = await site.start(survivor.id, merged.id);
    await expectStep(body.id, { name: 'approve', state: 'waiting', reason: 'approval' });
    expect(await state(survivor, merged)).toMatchObject({
      ...before,
      merges: [{ state: 'running' }],
    });
    await decide(merged, 'approve');
    await site.reach(body.id, 'done');
    expect(await state(survivor, merged)).toMatchObject({ companies: [{ credits: 150 }, { credits: 0 }] });
    expect(await ledger.violations()).toEqual([]);
  });
  it('ends unchanged when the second person rejects it', async () => {
    const [survivor, merged] = [await aCompany(0), await aCompany(150)];
    const { body } = await site.start(survivor.id, merged.id);
    await expectStep(body.id, { name: 'approve', state: 'waiting', reason: 'approval' });
    await decide(merged, 'reject');
    await site.reach(body.id, 'refused');
    expect(await state(survivor, merged)).toMatchObject({
      people: [{ state: 'active' }, { state: 'active' }],
      companies: [{ credits: 0 }, { credits: 150 }],
    });
  });
  it('is refused while an order of one is open', async () => {
    const [survivor, merged] = [await aCompany(0), await aCompany(5)];
    await site.commerce.sql(
      `insert into purchase_order (company_id, person_id, key, body_hash, cart, language, bundle_id, description,
         credits, currency, price_cents, discount_cents, tax_cents, total_cents, bonus_credits, taxes, billing, state)
       select $1, $2, 'k', 'h', 'c', 'en-CA', id, 'x', 1, 'CAD', 1, 0, 0, 1, 0, '[]', '{}', 'pending'
       from credit_bundle limit 1`,
      [merged.companyId, merged.id],
    );
    expect((await site.preview(survivor.id, merged.id)).body.blockers).toEqual(['open-orders']);
    expect((await site.start(survivor.id, merged.id)).body.code).toBe('merge-blocked');
  });
  it('is refused while credits of one are not approved', async () => {
    const [survivor, merged] = [await aCompany(0), await aCompany(5)];
    await site.commerce.sql(
      `insert into approval_request (kind, company_id, credits, reason, payload, requested_by)
       values ('listing-refund', $1, 120, 'Reported in error', '{}', $2)`,
      [merged.companyId, merged.id],
    );
    expect((await site.preview(survivor.id, merged.id)).body.blockers).toEqual(['open-approvals']);
  });
});

describe('a merge', () => {
  it('is refused for staff, for a landlord into a renter, and for one account', async () => {
    const [renter, landlord] = [await site.aRenter(), await site.aLandlord()];
    const staffId = site.support.subject.sub;
    expect((await site.preview(renter.id, staffId)).body).toMatchObject({ blockers: ['staff'], counts: [] });
    expect((await site.preview(staffId, renter.id)).body.blockers).toContain('staff');
    expect((await site.preview(renter.id, landlord.id)).body.blockers).toEqual(['landlord-survives']);
    expect((await site.preview(landlord.id, renter.id)).body.blockers).toEqual([]);
    expect((await site.preview(renter.id, renter.email)).body.code).toBe('same-account');
    expect((await site.preview(renter.id, 'unknown@example.com')).status).toBe(404);
  });
  it('is refused while one of them is restricted or under review', async () => {
    const [survivor, merged] = [await site.aLandlord(), await site.aLandlord()];
    await site.accounts.sql(`update person set restriction = 'suspended' where id = $1`, [merged.id]);
    expect((await site.preview(survivor.id, merged.id)).body.blockers).toEqual(['restricted']);
    await site.accounts.sql('update person set restriction = null where id = $1', [merged.id]);
    await site.accounts.sql('insert into account_review (person_id, due_at) values ($1, now())', [survivor.id]);
    expect((await site.preview(survivor.id, merged.id)).body.blockers).toEqual(['restricted']);
  });
  it('stops when one of them became staff after the preview', async () => {
    const [survivor, merged] = [await site.aRenter(), await site.aRenter()];
    const away = await pauseJobs();
    const { body } = await site.start(survivor.id, merged.id);
    await site.accounts.sql(`insert into person_role values ($1, 'support')`, [merged.id]);
    await away();
    await site.reach(body.id, 'refused');
    expect(await state(survivor, merged)).toMatchObject({ people: [{ state: 'active' }, { state: 'active' }] });
  });
  it('is confirmed with the numbers that it shows', async () => {
    const [survivor, merged] = [await site.aRenter(), await site.aRenter()];
    const { hash } = (await site.preview(survivor.id, merged.id)).body;
    await giveRecords(site.databases, survivor.id, merged.id);
    expect((await site.start(survivor.id, merged.id, { previewHash: hash })).body.code).toBe('preview-changed');
  });
  it('of a repeated request is started once', async () => {
    const [survivor, merged] = [await site.aRenter(), await site.aRenter()];
    const { hash: previewHash } = (await site.preview(survivor.id, merged.id)).body;
    const over = { key: 'k'.repeat(32), previewHash };
    const responses = await Promise.all(Array.from({ length: 5 }, () => site.start(survivor.id, merged.id, over)));
    const ids = new Set(responses.filter(({ status }) => status === 200).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    await site.reach([...ids][0] as string, 'done');
  });
  it('with an account of another one is started once, round after round', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second, third] = [await site.aRenter(), await site.aRenter(), await site.aRenter()];
      const responses = await overlapping(
        site.accounts,
        { text: 'lock table account_merge in share mode', holds: 'insert into account_merge ' },
        () => [site.start(first.id, second.id), site.start(second.id, third.id)],
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (const { status, body } of responses) if (status === 200) await site.reach(body.id, 'done');
    }
  });
  it('is in the audit log of both accounts', async () => {
    const [survivor, merged] = [await site.aRenter(), await site.aRenter()];
    await merge(survivor, merged);
    for (const { id } of [survivor, merged])
      expect(
        await site.accounts.sql(
          `select distinct action from audit_event where object_id = $1 and action like 'account-merge%' order by 1`,
          [id],
        ),
      ).toEqual(['done', 'frozen', 'previewed', 'started'].map((action) => ({ action: `account-merge.${action}` })));
  });
});

async function expectStep(mergeId: string, step: object): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { body } = await site.accounts.get(`/support/account-merges/${mergeId}`, { as: site.support });
    const found = (body.steps as { name: string; state: string }[]).find(({ state }) => state === 'waiting');
    if (found || attempt > 200) {
      expect(found).toEqual(step);
      return;
    }
    await turn();
  }
}
async function decide({ companyId }: MergeUser, decision: 'approve' | 'reject'): Promise<void> {
  const [{ id = '' } = {}] = await site.commerce.sql<{ id: string }>(
    `select id from approval_request where company_id = $1 and state = 'waiting'`,
    [companyId],
  );
  const response = await site.commerce.post(`/admin/ecommerce/approvals/${id}/${decision}`, {
    as: asStaff(['viewEcommerce', 'modifyWallets']),
    body: { note: 'Checked by phone' },
  });
  expect(response.status).toBe(200);
}
/** Holds the job table's merges back; the returned function releases them. */
async function pauseJobs(): Promise<() => Promise<unknown>> {
  await site.accounts.sql(`create function hold() returns trigger language plpgsql as
    $$ begin new.run_at = now() + interval '1 hour'; return new; end $$`);
  await site.accounts.sql(`create trigger hold before insert on job for each row when (new.name = 'account-merge')
    execute function hold()`);
  return () => site.accounts.sql('drop function hold cascade');
}
