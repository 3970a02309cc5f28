import { DataSource, type EntityTarget, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { connectTimeoutMs, sessionOptions } from './connection-options.ts';

/** An entity class, and a migration class. */
export type EntityClass = EntityTarget<ObjectLiteral> & (new () => object);
export type MigrationClass = new () => MigrationInterface;

/** What a service's data source is made of. */
export interface DataSourceParts {
  readonly url: string;
  /** Schema and role have the service's name. */
  readonly schema: string;
  readonly poolSize: number;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

/** TypeORM on the service's own schema. Migrations only: the schema is never synchronised from entities. */
export const dataSourceOf = ({ url, schema, poolSize, entities, migrations }: DataSourceParts): DataSource =>
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
      options: sessionOptions(schema),
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    },
  });
