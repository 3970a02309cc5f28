import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ServiceClient } from '../service-client.ts';
import { InvalidConfigError, readConfig, type Environment } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { CreateKitTables20261121000000 } from '../database/migrations/20261121000000-create-kit-tables.ts';
import { IndexFailedJobs20261129180000 } from '../database/migrations/20261129180000-index-failed-jobs.ts';
import { connect } from '../database/connect.ts';
import { createDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { refuseDemoData, seedContext } from '../database/seeding.ts';
import { SqlPool } from '../database/sql-pool.ts';
import { addHealth, Readiness } from '../health.ts';
import { AccessDenialReporter } from '../http/access-denial-reporter.ts';
import { addAccessHook } from '../http/access-hook.ts';
import { addIdentityHook, addRequestLog, httpAdapter, ignoreRequestIds } from '../http/http-adapter.ts';
import { ProblemFilter } from '../http/problem-filter.ts';
import { IdentityReader, readPublicKeys } from '../identity/identity-reader.ts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import { Log } from '../log.ts';
import { EventInbox } from '../outbox/event-inbox.ts';
import { findHandlers, type RecurringJob } from '../outbox/handlers.ts';
import { JobQueue } from '../outbox/job-queue.ts';
import { JobWorker } from '../outbox/job-worker.ts';
import { Outbox } from '../outbox/outbox.ts';
import { KitModule } from './kit-module.ts';
import type { ServiceResources, RunningService, Service, ServiceDefinition } from './service-definition.ts';

const shutdownTimeoutMs = 20_000;

/** Defines a service. Nothing runs before `start`. */
export function defineService<C extends ServiceConfig>(definition: ServiceDefinition<C>): Service<C> {
  return { definition, start: (environment) => start(definition, environment) };
}

/** Returns all migrations of a service, the kit's own tables first. */
export const migrationsOf = (definition: Pick<ServiceDefinition, 'migrations'>) => [
  CreateKitTables20261121000000,
  IndexFailedJobs20261129180000,
  ...definition.migrations,
];

async function start<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  environment: Environment,
): Promise<RunningService> {
  const resources = openResources(definition, environment);
  try {
    await prepareDatabase(definition, resources);
    return await listen(definition, resources);
  } catch (error) {
    await closeResources(resources);
    throw error;
  }
}

function openResources<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  environment: Environment,
): ServiceResources<C> {
  const { name } = definition;
  const config = readConfig(definition.config, environment);
  if (config.isProduction && config.seed === 'demo')
    throw new InvalidConfigError('SEED must not be demo in production: its credentials are public');
  const log = new Log(name, { level: config.logLevel, format: config.logFormat });
  const signer = new IdentitySigner(name, config.servicePrivateKey);
  return {
    config,
    log,
    signer,
    identities: new IdentityReader(name, readPublicKeys(config.identityPublicKeys)),
    dataSource: createDataSource({
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
  resources: ServiceResources<C>,
): Promise<void> {
  const { dataSource, log, config } = resources;
  await connect(dataSource, log);
  const applied = await migrate(dataSource, definition.name);
  if (applied.length) log.info('migrations applied', { migrations: applied });
  if (config.isProduction) await refuseDemoData(dataSource, definition.name);
  if (config.seed === 'demo')
    await definition.seed?.(
      seedContext(dataSource, { schema: definition.name, config, log, outbox: resources.outbox }),
    );
}

// A program with an adapter of its own, the gateway, reads no bodies. The unparsed body is for signed events.
const bodyOptions = ({ adapter }: { readonly adapter?: unknown }) =>
  adapter ? { bodyParser: false } : { rawBody: true };

async function listen<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  resources: ServiceResources<C>,
): Promise<RunningService> {
  const { config, log, dataSource } = resources;
  const app = await NestFactory.create<NestFastifyApplication>(
    KitModule.forService(definition, resources),
    definition.adapter?.(config) ?? httpAdapter(),
    { logger: log, abortOnError: false, ...bodyOptions(definition) },
  );
  const readiness = new Readiness(() => resources.pool.rows('kit_ready', 'select 1 as one'));
  const http = app.getHttpAdapter().getInstance();
  addHooks(app, definition, resources);
  addHealth(http, readiness);
  await definition.setUp?.(app, config);
  await app.init();
  const { consumers, tasks, recurring } = findHandlers(app.get(DiscoveryService));
  app.get(EventInbox).register(consumers);
  await resume(recurring, resources);
  const worker = new JobWorker({
    queue: new JobQueue(dataSource, randomUUID()),
    dataSource,
    client: resources.client,
    tasks,
    log,
    listen: { url: config.databaseUrl, schema: definition.name },
  });
  await app.listen(config.servicePort, config.serviceHost);
  worker.start();
  readiness.open();
  const { port } = http.server.address() as AddressInfo;
  log.info('listening', { port });
  return {
    app,
    port,
    url: `http://${config.serviceHost}:${port}`,
    stop: once(() => stop({ app, worker, readiness, resources })),
  };
}

async function resume(jobs: readonly RecurringJob[], { dataSource, outbox }: ServiceResources): Promise<void> {
  await dataSource.transaction(async (manager) => {
    for (const { name, firstRun } of jobs) await outbox.resume(manager, name, {}, { key: name, runAt: firstRun() });
  });
}

function addHooks(
  app: NestFastifyApplication,
  { auth }: Pick<ServiceDefinition, 'auth'>,
  resources: ServiceResources,
): void {
  const http = app.getHttpAdapter().getInstance();
  if (auth === 'public') ignoreRequestIds(http);
  addRequestLog(http, resources.log);
  if (auth !== 'public') addAccessControl(app, resources);
}

function addAccessControl(app: NestFastifyApplication, { identities, log }: ServiceResources): void {
  const http = app.getHttpAdapter().getInstance();
  const filter = new ProblemFilter(log);
  addIdentityHook(http, identities, filter);
  addAccessHook(http, filter, app.get(AccessDenialReporter));
}

async function stop({
  app,
  worker,
  readiness,
  resources,
}: {
  app: NestFastifyApplication;
  worker: JobWorker;
  readiness: Readiness;
  resources: ServiceResources;
}): Promise<void> {
  readiness.close();
  await pause(resources.config.shutdownDelayMs ?? (resources.config.isProduction ? 5_000 : 0));
  const timeout = new AbortController();
  await Promise.race([
    Promise.all([app.close(), worker.stop()]),
    pause(shutdownTimeoutMs, undefined, { signal: timeout.signal }).then(
      () => {
        resources.log.warn('shutdown timeout exceeded, work in progress aborted');
      },
      () => undefined,
    ),
  ]);
  timeout.abort();
  await closeResources(resources);
  resources.log.info('stopped');
}

async function closeResources({ dataSource, pool, client }: ServiceResources): Promise<void> {
  await Promise.allSettled([dataSource.isInitialized ? dataSource.destroy() : undefined, pool.close(), client.close()]);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
