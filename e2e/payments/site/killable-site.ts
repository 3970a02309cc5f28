import {
  callsOf,
  cloneDatabase,
  freePort,
  testEnvironment,
  testServerUrl,
  type TestCalls,
} from '@porchlight/service-kit/testing';
import pg from 'pg';
import type Stripe from 'stripe';
import { commerce as commerceService } from '../../../services/commerce/src/commerce.ts';
import { violationsSql, type Violation } from '../../../services/commerce/src/testing/ledger-of.ts';
import { schema } from '../../../services/payment-sandbox/src/payment-sandbox.ts';
import {
  startServiceProcess,
  type ServiceProcess,
} from '../../../services/payment-sandbox/src/testing/service-process.ts';
import { sdkFor } from '../../../services/payment-sandbox/src/testing/start-sandbox.ts';
import { secretKey } from './payment-site.ts';

export type ProcessName = 'commerce' | 'payment-sandbox';

/** Commerce and the payment sandbox in processes of their own, which can be killed. Events are delivered at once. */
export interface KillableSite {
  readonly commerce: TestCalls;
  readonly stripe: Stripe;
  sql<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  violations(): Promise<Violation[]>;
  /** Ends a process as `kill -9` does. */
  kill(name: ProcessName): Promise<void>;
  /** Starts a process that was killed. */
  start(name: ProcessName): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both, at addresses that stay the same. The programs must be built. */
export async function startKillableSite(): Promise<KillableSite> {
  const [database, sandboxDatabase] = await Promise.all([
    cloneDatabase(testServerUrl(), commerceService.definition),
    cloneDatabase(testServerUrl(), schema),
  ]);
  const ports = { commerce: String(await freePort()), sandbox: String(await freePort()) };
  const urls = { commerce: `http://127.0.0.1:${ports.commerce}`, sandbox: `http://127.0.0.1:${ports.sandbox}` };
  const environments: Readonly<Record<ProcessName, Record<string, string>>> = {
    commerce: {
      ...testEnvironment('commerce', database.url),
      SERVICE_PORT: ports.commerce,
      SEED: 'none',
      PAYMENT_SANDBOX_URL: urls.sandbox,
    },
    'payment-sandbox': {
      DATABASE_URL: sandboxDatabase.url,
      SERVICE_PORT: ports.sandbox,
      PAYMENT_SANDBOX_KEY: secretKey,
      PAYMENT_WEBHOOK_URL: `${urls.commerce}/webhooks/stripe`,
    },
  };
  const processes = new Map<ProcessName, ServiceProcess>();
  const start = async (name: ProcessName) => {
    processes.set(name, await startServiceProcess(name, environments[name]));
  };
  await start('payment-sandbox');
  await start('commerce');
  const { close, ...commerce } = callsOf(urls.commerce, 'commerce');
  const pool = new pg.Pool({ connectionString: database.url, options: '-c search_path=commerce,extensions', max: 2 });
  const sql = async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(text, [...values])).rows;
  return {
    commerce,
    stripe: sdkFor(urls.sandbox, secretKey),
    sql,
    violations: () => sql<Violation>(violationsSql),
    kill: async (name) => processes.get(name)?.kill(),
    start,
    async stop() {
      await Promise.all([...processes.values()].map((running) => running.kill()));
      await Promise.all([close(), pool.end()]);
      await Promise.all([database.drop(), sandboxDatabase.drop()]);
    },
  };
}
