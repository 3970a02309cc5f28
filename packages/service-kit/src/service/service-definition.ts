import type { Type } from '@nestjs/common';
import type { Class, ServiceName } from '@porchlight/contracts';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import type { ServiceClient } from '../client/service-client.ts';
import type { Environment } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { EntityClass, MigrationClass } from '../database/data-source.ts';
import type { SeedContext } from '../database/seeding.ts';
import type { SqlPool } from '../database/sql-pool.ts';
import type { IdentityReader } from '../identity/identity-reader.ts';
import type { IdentitySigner } from '../identity/identity-signer.ts';
import type { Log } from '../log/log.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** What a service is made of. */
export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> {
  /** Also the name of its schema, its role and its signing key. */
  readonly name: ServiceName;
  readonly module: Type<object>;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
  readonly config: Class<C>;
  /** Sows the demo data when `SEED=demo`; must be harmless the second time (`context.once`). */
  readonly seed?: (context: SeedContext<C>) => Promise<void>;
  /** Statements that remove what has grown old, run once a day by one of the service's copies. */
  readonly sweeps?: readonly string[];
  /** Who may knock: holders of a signed identity, or (the gateway alone) the whole world; then no call needs a declared access. */
  readonly door?: 'identity' | 'world';
  /** The HTTP side when the usual one does not do: the gateway's takes any address and hands bodies on unread. */
  readonly adapter?: (config: C) => FastifyAdapter;
  /** Called with the app before its routes are made: for Fastify plugins and parsers. */
  readonly setUp?: (app: NestFastifyApplication, config: C) => Promise<void> | void;
}

/** What is open while a service runs. */
export interface RunningParts<C extends ServiceConfig = ServiceConfig> {
  readonly config: C;
  readonly log: Log;
  readonly dataSource: DataSource;
  readonly pool: SqlPool;
  readonly client: ServiceClient;
  readonly signer: IdentitySigner;
  readonly identities: IdentityReader;
  readonly outbox: Outbox;
}

/** A service that listens. */
export interface RunningService {
  readonly url: string;
  readonly port: number;
  /** The Nest app, for what a test or a tool must take out of it. */
  readonly app: NestFastifyApplication;
  /** Not ready, a pause, the door closed, work under way ended (20 s at most), pools closed. */
  stop(): Promise<void>;
}

/** A service that can be started, any number of them in one process. */
export interface Service<C extends ServiceConfig = ServiceConfig> {
  readonly definition: ServiceDefinition<C>;
  start(environment: Environment): Promise<RunningService>;
}
