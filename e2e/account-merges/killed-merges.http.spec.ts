import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { MergePreview } from '@porchlight/contracts/accounts';
import { asStaff, raceRounds, type Actor } from '@porchlight/service-kit/testing';
import { aLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { buildPrograms } from '../../services/payment-sandbox/src/testing/service-process.ts';
import { startKillableMergeSite, type KillableMergeSite, type MergeService } from './killable-merge-site.ts';
import type { Moment } from './killing-proxy.ts';
import { giveCompany, giveRecords, stateOf } from './merge-records.ts';
import { reachState } from './merge-site.ts';

let site: KillableMergeSite;
beforeAll(async () => {
  buildPrograms();
  site = await startKillableMergeSite();
  await site.databases
    .commerce(`insert into membership_plan (id, name, months, included_listings, is_active, sort_order, valid_from)
    values (gen_random_uuid(), '{"en-CA": "Year"}', 12, 3, true, 1, now())`);
}, 240_000);
afterAll(() => site.stop());

const supporter = asStaff(['mergeAccounts'], 'support');
interface Party {
  readonly id: string;
  readonly companyId: string;
}

async function aParty(number: number, credits: readonly [bought: number, promotional: number]): Promise<Party> {
  const [company] = await site.databases.accounts<{ id: string }>(
    `insert into company (name, kind) values ('Maple Homes', 'owner') returning id`,
  );
  const companyId = company?.id ?? '';
  const [person] = await site.databases.accounts<{ id: string }>(
    `insert into person (email, first_name, last_name, company_id, email_verified_at)
     values ($1, 'Amara', 'Okafor', $2, now()) returning id`,
    [`${randomUUID()}@example.com`, companyId],
  );
  const id = person?.id ?? '';
  await site.databases.accounts(`insert into person_role (person_id, role_key) values ($1, 'landlord')`, [id]);
  await site.databases.accounts(`insert into credential (person_id, password_hash) values ($1, 'x')`, [id]);
  for (const app of [site.calls.commerce, site.calls.catalog])
    await aLandlord(app, { personId: id, companyId, company: { name: 'Maple Homes', version: 1 } });
  for (const [at, isPromotional] of [false, true].entries()) await grant(companyId, credits[at] ?? 0, isPromotional);
  await giveCompany(site.databases, { personId: id, companyId, number });
  return { id, companyId };
}
async function grant(companyId: string, credits: number, isPromotional: boolean): Promise<void> {
  const body = { key: randomUUID().replaceAll('-', ''), companyId, credits, reason: 'Test', isPromotional };
  const as: Actor = asStaff(['modifyWallets'], 'support');
  const { status } = await site.calls.commerce.post('/admin/ecommerce/grants', { as, body });
  expect(status).toBe(200);
}
async function start(survivor: Party, merged: Party): Promise<string> {
  const pair = { survivor: survivor.id, merged: merged.id };
  const { body: preview } = await site.calls.accounts.post('/support/account-merges/preview', {
    as: supporter,
    body: pair,
  });
  const key = randomUUID().replaceAll('-', '');
  const body = { ...pair, key, reason: 'One person', previewHash: (preview as MergePreview).hash };
  const { body: merge } = await site.calls.accounts.post('/support/account-merges', { as: supporter, body });
  return merge.id as string;
}

const paths = {
  approve: ['commerce', '/internal/account-merges/approve', 0],
  'move-credits': ['commerce', '/internal/account-merges/move', 0],
  'move-records': ['catalog', '/internal/account-merges/move', 0],
  settle: ['catalog', '/internal/account-merges/move', 1],
} as const;
// `after`: within 25 ms after the response, in the transaction of the record or in the step that follows: `freeze` after
// `approve`, `close` after `move-records`.
const moments: readonly (readonly [Moment, 'accounts' | 'callee'])[] = [
  ['before', 'accounts'],
  ['during', 'callee'],
  ['during', 'accounts'],
  ['between', 'accounts'],
  ['after', 'accounts'],
];
const points = Object.keys(paths).flatMap((step) =>
  moments.map(([moment, killed]) => ({ step: step as keyof typeof paths, moment, killed })),
);

/** Merges two landlords with companies, and returns the end state; a process is killed at the point, if any. */
async function merge(point?: (typeof points)[number]): Promise<object> {
  const survivor = await aParty(0, [10, 5]);
  const merged = await aParty(1, [40, 20]);
  await giveRecords(site.databases, survivor.id, merged.id);
  const [callee, path, skipped] = paths[point?.step ?? 'approve'];
  if (point) {
    const victim: MergeService = point.killed === 'callee' ? callee : 'accounts';
    site.proxies[callee].plan({ path, skipped, moment: point.moment, kill: () => site.kill(victim) });
  }
  const id = await start(survivor, merged);
  if (point) await untilKilled(id, callee);
  await site.restart();
  // The lease of the job that was killed ends after a minute.
  await site.databases.accounts(`update job set locked_until = now() where key = $1 and state = 'running'`, [id]);
  await reachState({ sql: site.databases.accounts }, id, 'done');
  expect(await site.violations()).toEqual([]);
  const companyIds = [survivor.companyId, merged.companyId];
  return stateOf(site.databases, { survivorId: survivor.id, mergedId: merged.id, companyIds });
}
async function untilKilled(id: string, callee: 'catalog' | 'commerce'): Promise<void> {
  while (!site.proxies[callee].hasKilled()) {
    await site.databases.accounts(`update job set run_at = now() where key = $1 and state = 'ready'`, [id]);
    await turn();
  }
}

describe('a merge whose processes are killed', () => {
  let unharmed: object;
  beforeAll(async () => {
    unharmed = await merge();
  }, 60_000);
  it('moves everything without a kill', () => {
    expect(unharmed).toMatchObject({
      companies: [
        { credits: 75, promotional: 25, listings: 4 },
        { credits: 0, promotional: 0, listings: 0 },
      ],
      merges: [{ state: 'done' }],
    });
  });
  it.each(raceRounds())(
    'ends like one that was left alone, round %i',
    async (round) => {
      const point = points[(round * 7) % points.length];
      expect({ point, end: await merge(point) }).toEqual({ point, end: unharmed });
    },
    60_000,
  );
});
