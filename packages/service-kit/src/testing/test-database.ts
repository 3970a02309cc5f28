import { createHash, randomBytes } from 'node:crypto';
import { migrationsOf } from '../service/define-service.ts';
import { dataSourceOf } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { provision, runFormatted, withClient } from '../database/provision.ts';
import type { ServiceDefinition } from '../service/service-definition.ts';

/** A database of one test file, with its service's schema and nothing else in it. */
export interface TestDatabase {
  /** Address with the service's own role. */
  readonly url: string;
  readonly adminUrl: string;
  drop(): Promise<void>;
}

const password = 'only-for-tests';
const addressOf = (adminUrl: string, database: string, role?: string) => {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (role) {
    url.username = role;
    url.password = password;
  }
  return url.href;
};

type Schema = Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>;

/** The template that clones are made of; the same migrations give the same name. */
function templateOf({ name, migrations }: Schema): string {
  const hash = createHash('sha256');
  for (const migration of migrationsOf({ migrations }))
    hash.update(migration.toString()).update(migration.prototype.up.toString());
  return `template_${name}_${hash.digest('hex').slice(0, 12)}`;
}

async function buildTemplate(adminUrl: string, template: string, schema: Schema): Promise<void> {
  await provision(addressOf(adminUrl, template), [{ service: schema.name, password }]);
  const dataSource = dataSourceOf({
    url: addressOf(adminUrl, template, schema.name),
    schema: schema.name,
    poolSize: 2,
    entities: schema.entities,
    migrations: migrationsOf(schema),
  });
  await dataSource.initialize();
  try {
    await migrate(dataSource, schema.name);
  } finally {
    await dataSource.destroy();
  }
}

/** Clones a service's template (27 to 39 ms), made by the first file that asks for it. */
export async function cloneDatabase(adminUrl: string, schema: Schema): Promise<TestDatabase> {
  const template = templateOf(schema);
  const clone = `test_${schema.name}_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [template]);
    const ready = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [template]);
    if (ready.rowCount === 0) {
      await runFormatted(client, 'drop database if exists %I with (force)', [template]);
      await buildTemplate(adminUrl, template, schema);
      await runFormatted(client, 'alter database %I is_template true allow_connections false', [template]);
    }
    await runFormatted(client, 'create database %I template %I strategy file_copy', [clone, template]);
    // Grants on a database are not copied with it.
    await runFormatted(client, 'revoke all on database %I from public', [clone]);
    await runFormatted(client, 'grant connect on database %I to %I', [clone, schema.name]);
  });
  return {
    url: addressOf(adminUrl, clone, schema.name),
    adminUrl: addressOf(adminUrl, clone),
    drop: () =>
      withClient(adminUrl, (client) => runFormatted(client, 'drop database if exists %I with (force)', [clone])),
  };
}
