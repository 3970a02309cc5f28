import type { Type } from '@nestjs/common';
import type { Class, ServiceName } from '@porchlight/contracts';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import type { ServiceClient } from '../service-client.ts';
import type { Environment } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { EntityClass, MigrationClass } from '../database/data-source.ts';
import type { SeedContext } from '../database/seeding.ts';
import type { SqlPool } from '../database/sql-pool.ts';
import type { IdentityReader } from '../identity/identity-reader.ts';
import type { IdentitySigner } from '../identity/identity-signer.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Definition of a service. */
export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> {
  /** Name of the service; also of its schema, its database role and its signing key. */
  readonly name: ServiceName;
  readonly module: Type<object>;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
  readonly config: Class<C>;
  /** Seeds the demo data when `SEED=demo`; must be idempotent (`context.once`). */
  readonly seed?: (context: SeedContext<C>) => Promise<void>;
  /** Statements that delete expired rows; run once a day by one instance of the service. */
  readonly sweeps?: readonly string[];
  /**
   * Required authentication: `internal` accepts only signed identity tokens; `public` (the gateway only) accepts any
   * request, and handlers need no declared access.
   */
  readonly auth?: 'internal' | 'public';
  /** HTTP adapter that replaces the default; the gateway's accepts any URL and passes bodies on unparsed. */
  readonly adapter?: (config: C) => FastifyAdapter;
  /** Called before the routes are registered, for Fastify plugins and parsers. */
  readonly setUp?: (app: NestFastifyApplication, config: C) => Promise<void> | void;
}

/** Resources that are open while a service runs. */
export interface ServiceResources<C extends ServiceConfig = ServiceConfig> {
  readonly config: C;
  readonly log: Log;
  readonly dataSource: DataSource;
  readonly pool: SqlPool;
  readonly client: ServiceClient;
  readonly signer: IdentitySigner;
  readonly identities: IdentityReader;
  readonly outbox: Outbox;
}

/** Service that is listening. */
export interface RunningService {
  readonly url: string;
  readonly port: number;
  /** Nest app, for tests and tools that need its providers. */
  readonly app: NestFastifyApplication;
  /**
   * Reports not ready, waits the shutdown delay, closes the server, finishes work in progress (at most 20 s) and closes
   * the pools.
   */
  stop(): Promise<void>;
}

/** Service that can be started; several can run in one process. */
export interface Service<C extends ServiceConfig = ServiceConfig> {
  readonly definition: ServiceDefinition<C>;
  start(environment: Environment): Promise<RunningService>;
}
