import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ServiceClient } from '../client/service-client.ts';
import { ConfigRefused, readConfig, type Environment } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { CreateKitTables20261121000000 } from '../database/migrations/20261121000000-create-kit-tables.ts';
import { dataSourceOf } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { seedContext } from '../database/seeding.ts';
import { SqlPool } from '../database/sql-pool.ts';
import { addHealth, Readiness } from '../health/health.ts';
import { addIdentityHook, addRequestLog, httpAdapter } from '../http/http-adapter.ts';
import { ProblemFilter } from '../http/problem-filter.ts';
import { IdentityReader, readPublicKeys } from '../identity/identity-reader.ts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import { Log } from '../log/log.ts';
import { EventInbox } from '../outbox/event-inbox.ts';
import { markedMethods } from '../outbox/handlers.ts';
import { JobQueue } from '../outbox/job-queue.ts';
import { JobWorker } from '../outbox/job-worker.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Sweeper } from '../outbox/sweeper.ts';
import { KitModule } from './kit-module.ts';
import type { RunningParts, RunningService, Service, ServiceDefinition } from './service-definition.ts';

const mostInFlightMs = 20_000;

/** Makes a service of its parts. Nothing runs before `start`. */
export function defineService<C extends ServiceConfig>(definition: ServiceDefinition<C>): Service<C> {
  return { definition, start: (environment) => start(definition, environment) };
}

/** All migrations of a service: the kit's tables first. */
export const migrationsOf = (definition: Pick<ServiceDefinition, 'migrations'>) => [
  CreateKitTables20261121000000,
  ...definition.migrations,
];

async function start<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  environment: Environment,
): Promise<RunningService> {
  const parts = openParts(definition, environment);
  try {
    await prepareDatabase(definition, parts);
    return await listen(definition, parts);
  } catch (error) {
    await closeParts(parts);
    throw error;
  }
}

function openParts<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  environment: Environment,
): RunningParts<C> {
  const { name } = definition;
  const config = readConfig(definition.config, environment);
  if (config.isProduction && config.seed === 'demo')
    throw new ConfigRefused('SEED must not be demo in production: everybody knows its sign-ins');
  const log = new Log(name, { level: config.logLevel, format: config.logFormat });
  const signer = new IdentitySigner(name, config.servicePrivateKey);
  return {
    config,
    log,
    signer,
    identities: new IdentityReader(name, readPublicKeys(config.identityPublicKeys)),
    dataSource: dataSourceOf({
      url: config.databaseUrl,
      schema: name,
      poolSize: config.entityPool,
      entities: definition.entities,
      migrations: migrationsOf(definition),
    }),
    pool: new SqlPool({ url: config.databaseUrl, schema: name, size: config.databasePool, log }),
    client: new ServiceClient(name, signer, {
      catalog: config.catalogUrl,
      accounts: config.accountsUrl,
      commerce: config.commerceUrl,
      content: config.contentUrl,
    }),
    outbox: new Outbox(name),
  };
}

async function prepareDatabase<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  parts: RunningParts<C>,
): Promise<void> {
  const { dataSource, log, config } = parts;
  await dataSource.initialize();
  const ran = await migrate(dataSource, definition.name);
  if (ran.length) log.info('migrated', { migrations: ran });
  if (config.seed === 'demo')
    await definition.seed?.(seedContext(dataSource, { schema: definition.name, config, log, outbox: parts.outbox }));
}

async function listen<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  parts: RunningParts<C>,
): Promise<RunningService> {
  const { config, log, dataSource } = parts;
  const app = await NestFactory.create<NestFastifyApplication>(
    KitModule.around(definition, parts),
    definition.adapter?.(config) ?? httpAdapter(),
    { logger: log, abortOnError: false, bodyParser: definition.adapter === undefined },
  );
  const readiness = new Readiness(() => parts.pool.rows('kit_ready', 'select 1 as one'));
  const http = app.getHttpAdapter().getInstance();
  addRequestLog(http, log);
  if (definition.door !== 'world') addIdentityHook(http, parts.identities, new ProblemFilter(log));
  addHealth(http, readiness);
  await definition.setUp?.(app, config);
  await app.init();
  const { consumers, tasks } = markedMethods(app.get(DiscoveryService));
  app.get(EventInbox).attend(consumers);
  const worker = new JobWorker({
    queue: new JobQueue(dataSource, randomUUID()),
    dataSource,
    client: parts.client,
    tasks,
    log,
    listen: { url: config.databaseUrl, schema: definition.name },
  });
  await app.listen(config.servicePort, config.serviceHost);
  await app.get(Sweeper).begin(dataSource);
  worker.start();
  readiness.open();
  const { port } = http.server.address() as AddressInfo;
  log.info('listening', { port });
  return {
    app,
    port,
    url: `http://${config.serviceHost}:${port}`,
    stop: once(() => stop({ app, worker, readiness, parts })),
  };
}

async function stop({
  app,
  worker,
  readiness,
  parts,
}: {
  app: NestFastifyApplication;
  worker: JobWorker;
  readiness: Readiness;
  parts: RunningParts;
}): Promise<void> {
  readiness.close();
  await pause(parts.config.shutdownDelayMs ?? (parts.config.isProduction ? 5_000 : 0));
  const forced = new AbortController();
  await Promise.race([
    Promise.all([app.close(), worker.stop()]),
    pause(mostInFlightMs, undefined, { signal: forced.signal }).then(
      () => {
        parts.log.caution('work under way was cut off');
      },
      () => undefined,
    ),
  ]);
  forced.abort();
  await closeParts(parts);
  parts.log.info('stopped');
}

async function closeParts({ dataSource, pool, client }: RunningParts): Promise<void> {
  await Promise.allSettled([dataSource.isInitialized ? dataSource.destroy() : undefined, pool.close(), client.close()]);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
