import {
  callsOf,
  cloneDatabase,
  freePort,
  testEnvironment,
  testServerUrl,
  type TestCalls,
} from '@porchlight/service-kit/testing';
import pg from 'pg';
import { accounts } from '../../services/accounts/src/accounts.ts';
import { aMarket } from '../../services/catalog/src/testing/a-market.ts';
import { catalogWithoutSeed, fillMarket } from '../../services/catalog/src/testing/start-catalog.ts';
import { commerce } from '../../services/commerce/src/commerce.ts';
import { violationsSql, type Violation } from '../../services/commerce/src/testing/ledger-of.ts';
import {
  startServiceProcess,
  type ServiceProcess,
} from '../../services/payment-sandbox/src/testing/service-process.ts';
import { startKillingProxy, type KillingProxy } from './killing-proxy.ts';
import type { MergeDatabases, Sql } from './merge-records.ts';

const names = ['accounts', 'catalog', 'commerce'] as const;
export type MergeService = (typeof names)[number];

/** Accounts, catalog and commerce in processes of their own; accounts reaches the others through proxies that kill. */
export interface KillableMergeSite {
  readonly calls: Readonly<Record<MergeService, TestCalls>>;
  readonly databases: MergeDatabases;
  readonly proxies: Readonly<Record<'catalog' | 'commerce', KillingProxy>>;
  violations(): Promise<Violation[]>;
  /** Ends a process as `kill -9` does. */
  kill(name: MergeService): Promise<void>;
  /** Starts the processes that were killed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const definitions = {
  accounts: accounts.definition,
  catalog: catalogWithoutSeed.definition,
  commerce: commerce.definition,
};

/** Starts the site. The programs must be built. */
export async function startKillableMergeSite(): Promise<KillableMergeSite> {
  const ports = { accounts: await freePort(), catalog: await freePort(), commerce: await freePort() };
  const urlOf = (name: MergeService) => `http://127.0.0.1:${ports[name]}`;
  const stored = {
    accounts: await cloneDatabase(testServerUrl(), definitions.accounts),
    catalog: await cloneDatabase(testServerUrl(), definitions.catalog),
    commerce: await cloneDatabase(testServerUrl(), definitions.commerce),
  };
  await fillMarket(stored.catalog.url, aMarket(12));
  const proxies = {
    catalog: await startKillingProxy(urlOf('catalog')),
    commerce: await startKillingProxy(urlOf('commerce')),
  };
  const addresses = { CATALOG_URL: proxies.catalog.url, COMMERCE_URL: proxies.commerce.url };
  const processes = killableProcesses((name) => ({
    ...testEnvironment(name, stored[name].url),
    SEED: 'none',
    SERVICE_PORT: String(ports[name]),
    ACCOUNTS_URL: urlOf('accounts'),
    ...addresses,
  }));
  await processes.restart();
  const pools = {
    accounts: openPool('accounts', stored.accounts.url),
    catalog: openPool('catalog', stored.catalog.url),
    commerce: openPool('commerce', stored.commerce.url),
  };
  const calls = {
    accounts: callsOf(urlOf('accounts'), 'accounts'),
    catalog: callsOf(urlOf('catalog'), 'catalog'),
    commerce: callsOf(urlOf('commerce'), 'commerce'),
  };
  const databases = {
    accounts: sqlOf(pools.accounts),
    catalog: sqlOf(pools.catalog),
    commerce: sqlOf(pools.commerce),
  };
  return {
    calls,
    databases,
    proxies,
    violations: () => databases.commerce<Violation>(violationsSql),
    kill: processes.kill,
    restart: processes.restart,
    async stop() {
      for (const name of names) await processes.kill(name);
      for (const name of names) await Promise.all([calls[name].close(), pools[name].end()]);
      for (const proxy of Object.values(proxies)) proxy.stop();
      for (const name of names) await stored[name].drop();
    },
  };
}

/** Returns processes that can be killed and started again; none is started yet. */
function killableProcesses(environmentOf: (name: MergeService) => Record<string, string>) {
  const processes = new Map<MergeService, ServiceProcess>();
  return {
    async kill(name: MergeService) {
      const running = processes.get(name);
      processes.delete(name);
      await running?.kill();
    },
    async restart() {
      for (const name of names)
        if (!processes.has(name)) processes.set(name, await startServiceProcess(name, environmentOf(name)));
    },
  };
}

const sqlOf =
  (pool: pg.Pool): Sql =>
  async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(text, [...values])).rows;
const openPool = (name: MergeService, connectionString: string) =>
  new pg.Pool({ connectionString, options: `-c search_path=${name},extensions`, max: 2 });
