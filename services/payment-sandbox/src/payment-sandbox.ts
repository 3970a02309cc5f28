import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  addHealth,
  connect,
  createDataSource,
  JobQueue,
  JobWorker,
  Log,
  migrate,
  migrationsOf,
  Outbox,
  readConfig,
  Readiness,
  seedContext,
  Sweeper,
  sweepTask,
  type Environment,
} from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Dispatcher } from './api/dispatcher.ts';
import { expireKeysSql } from './api/idempotency.ts';
import { createServer } from './api/server.ts';
import { balanceEndpoints } from './balance/balance.ts';
import { chargeEndpoints } from './charges/charges.ts';
import { PaymentSandboxConfig, requireAllowed } from './config.ts';
import { customerEndpoints } from './customers/customers.ts';
import { CreatePaymentSandbox20261124090000 } from './database/migrations/20261124090000-create-payment-sandbox.ts';
import { disputeEndpoints } from './disputes/disputes.ts';
import type { WebhookEndpoint } from './events/deliver-event.ts';
import { eventEndpoints } from './events/events.ts';
import { paymentIntentEndpoints } from './payment-intents/payment-intents.ts';
import { paymentMethodEndpoints } from './payment-methods/payment-methods.ts';
import { refundEndpoints } from './refunds/refunds.ts';
import { controlEndpoints } from './sandbox/controls.ts';
import { insertDemoPayments } from './seed/insert-demo-payments.ts';
import { setupIntentEndpoints } from './setup-intents/setup-intents.ts';
import { tasksOf } from './tasks.ts';

/** Schema of the payment sandbox; its role has the same name. */
export const schema = {
  name: 'payment-sandbox',
  entities: [],
  migrations: [CreatePaymentSandbox20261124090000],
};

// Longer than a delivery takes. Jobs in progress at a crash run again when it expires.
const leaseSeconds = 10;

/** Payment sandbox that is listening. */
export interface RunningSandbox {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the payment sandbox: migrates its schema, listens, and delivers the events that are due. */
export async function startPaymentSandbox(environment: Environment): Promise<RunningSandbox> {
  const config = readConfig(PaymentSandboxConfig, environment);
  requireAllowed(config);
  const log = new Log(schema.name, { level: config.logLevel, format: config.logFormat });
  const dataSource = createDataSource({
    url: config.databaseUrl,
    schema: schema.name,
    poolSize: config.entityPool,
    entities: schema.entities,
    migrations: migrationsOf(schema),
  });
  await connect(dataSource, log);
  try {
    await migrate(dataSource, schema.name);
    if (config.seed === 'demo')
      await insertDemoPayments(
        seedContext(dataSource, { schema: schema.name, config, log, outbox: new Outbox(schema.name) }),
      );
    return await listen(config, { dataSource, log });
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function listen(
  config: PaymentSandboxConfig,
  { dataSource, log }: { readonly dataSource: DataSource; readonly log: Log },
): Promise<RunningSandbox> {
  const { paymentWebhookUrl: url, paymentWebhookSecret: secret, databaseUrl, serviceHost } = config;
  const webhook = url === undefined ? undefined : { url, secret };
  const outbox = new Outbox(schema.name);
  const server = createServer(
    endpointsOf(webhook),
    new Dispatcher(dataSource, outbox, log, config.paymentSandboxKey),
    log,
  );
  const readiness = new Readiness(() => dataSource.query('select 1'));
  addHealth(server, readiness);
  const sweeper = new Sweeper(outbox, [expireKeysSql]);
  const worker = new JobWorker({
    queue: new JobQueue(dataSource, randomUUID(), leaseSeconds),
    dataSource,
    tasks: tasksOf(outbox, sweeper, webhook),
    log,
    listen: { url: databaseUrl, schema: schema.name },
  });
  await server.listen({ host: serviceHost, port: config.servicePort });
  await dataSource.transaction((manager) => outbox.resume(manager, sweepTask, {}, { key: sweepTask }));
  worker.start();
  readiness.open();
  const { port } = server.server.address() as AddressInfo;
  log.info('listening', { port });
  return {
    port,
    url: `http://${serviceHost}:${port}`,
    async stop() {
      readiness.close();
      await Promise.all([server.close(), worker.stop()]);
      await dataSource.destroy();
      log.info('stopped');
    },
  };
}

const endpointsOf = (webhook: WebhookEndpoint | undefined) => [
  ...balanceEndpoints,
  ...chargeEndpoints,
  ...controlEndpoints(webhook),
  ...customerEndpoints,
  ...disputeEndpoints,
  ...eventEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...refundEndpoints,
  ...setupIntentEndpoints,
];
