import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { MergePreview } from '@porchlight/contracts/accounts';
import { freePort, startForTest, type Actor, type TestApp, type TestResponse } from '@porchlight/service-kit/testing';
import { accounts as accountsService } from '../../services/accounts/src/accounts.ts';
import { aUser, type TestUser } from '../../services/accounts/src/testing/a-user.ts';
import { aStaffMember } from '../../services/accounts/src/testing/staff-actor.ts';
import { aMarket } from '../../services/catalog/src/testing/a-market.ts';
import { startCatalog } from '../../services/catalog/src/testing/start-catalog.ts';
import { commerce as commerceService } from '../../services/commerce/src/commerce.ts';
import { aLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import type { MergeDatabases } from './merge-records.ts';

/** User with the company of a landlord. */
export interface MergeUser extends TestUser {
  readonly companyId?: string;
}
/** Accounts, catalog and commerce, each on its own database, which call each other over HTTP. */
export interface MergeSite {
  readonly accounts: TestApp;
  readonly catalog: TestApp;
  readonly commerce: TestApp;
  readonly databases: MergeDatabases;
  readonly support: Actor;
  aRenter(): Promise<MergeUser>;
  /** A landlord, of a new company or of the given one, known to all services. */
  aLandlord(companyId?: string): Promise<MergeUser>;
  preview(survivor: string, merged: string): Promise<TestResponse>;
  start(survivor: string, merged: string, over?: object): Promise<TestResponse>;
  /** Runs the job of a merge until it has the state, and what comes after a delay at once. */
  reach(mergeId: string, state: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the site. */
export async function startMergeSite(): Promise<MergeSite> {
  const ports = { accounts: await freePort(), catalog: await freePort(), commerce: await freePort() };
  const urls = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]),
  );
  const at = (name: keyof typeof ports) => ({ ...urls, SEED: 'none', SERVICE_PORT: String(ports[name]) });
  const accounts = await startForTest(accountsService, at('accounts'));
  const catalog = await startCatalog(aMarket(12), undefined, at('catalog'));
  const commerce = await startForTest(commerceService, at('commerce'));
  const { as: support } = await aStaffMember(accounts, 'support');

  async function newLandlord(companyId?: string): Promise<MergeUser> {
    const user = await aUser(accounts, { roles: ['landlord'] });
    if (companyId) await accounts.sql('update person set company_id = $2 where id = $1', [user.id, companyId]);
    const [{ id = '' } = {}] = await accounts.sql<{ id: string }>('select company_id as id from person where id = $1', [
      user.id,
    ]);
    const company = { name: 'Maple Homes', version: 1 };
    for (const app of [commerce, catalog]) await aLandlord(app, { personId: user.id, companyId: id, company });
    return { ...user, companyId: id };
  }
  const preview = (survivor: string, merged: string) =>
    accounts.post('/support/account-merges/preview', { as: support, body: { survivor, merged } });
  return {
    accounts,
    catalog,
    commerce,
    databases: { accounts: accounts.sql, catalog: catalog.sql, commerce: commerce.sql },
    support,
    aRenter: () => aUser(accounts),
    aLandlord: newLandlord,
    preview,
    async start(survivor, merged, over = {}) {
      const { hash: previewHash } = (await preview(survivor, merged)).body as MergePreview;
      const key = randomUUID().replaceAll('-', '');
      const body = { survivor, merged, key, previewHash, reason: 'Two accounts of one person', ...over };
      return accounts.post('/support/account-merges', { as: support, body });
    },
    reach: (mergeId, state) => reachState(accounts, mergeId, state),
    async stop() {
      for (const app of [accounts, catalog, commerce]) await app.stop();
    },
  };
}

/** Makes delayed steps due, and waits for a state of the merge. */
export async function reachState(accounts: Pick<TestApp, 'sql'>, mergeId: string, state: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    await accounts.sql(`update job set run_at = now() where key = $1 and state = 'ready' and run_at > now()`, [
      mergeId,
    ]);
    const [merge] = await accounts.sql<{ state: string; pending: number }>(
      `select state, (select count(*)::int from account_merge_step step
         where merge_id = account_merge.id and step.state <> 'done') as pending
       from account_merge where id = $1`,
      [mergeId],
    );
    if (merge?.state === state && (state === 'running' || merge.pending === 0)) return;
    if (Date.now() > deadline) throw new Error(`the merge is ${JSON.stringify(merge)}, not ${state}`);
    await turn();
  }
}
