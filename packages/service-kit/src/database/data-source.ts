import { DataSource, type EntityTarget, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { connectTimeoutMs, sessionOptions } from './connection-options.ts';
import { PoolClient } from './pool-client.ts';

export type EntityClass = EntityTarget<ObjectLiteral> & (new () => object);
export type MigrationClass = new () => MigrationInterface;

/** Options of a service's data source. */
export interface DataSourceParts {
  readonly url: string;
  /** Name of the service, which its schema and its role share. */
  readonly schema: string;
  readonly poolSize: number;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

/**
 * Creates the TypeORM data source for the schema of a service. Only migrations change the schema; it is never
 * synchronized from entities.
 */
export const createDataSource = ({ url, schema, poolSize, entities, migrations }: DataSourceParts): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    schema,
    poolSize,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    migrationsTableName: 'migration',
    applicationName: schema,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    extra: {
      Client: PoolClient,
      options: sessionOptions(schema),
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    },
  });
