import { createDataSource, migrationsOf, type MigrationClass } from '@porchlight/service-kit';
import { cloneDatabase, testServerUrl } from '@porchlight/service-kit/testing';
import { accounts } from '../services/accounts/src/accounts.ts';
import { catalog } from '../services/catalog/src/catalog.ts';
import { commerce } from '../services/commerce/src/commerce.ts';
import { content } from '../services/content/src/content.ts';
import { gateway } from '../services/gateway/src/gateway.ts';

// Everything that a migration may create in the service's schema, beside TypeORM's own table of migrations.
const schemaSql = `
  select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part
  from information_schema.columns where table_schema = $1 and table_name <> 'migration'
  union all select 'index ' || indexdef from pg_indexes where schemaname = $1 and tablename <> 'migration'
  union all
  select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = $1::regnamespace and conrelid <> to_regclass($1 || '.migration')
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = $1::regnamespace
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = $1::regnamespace and not t.tgisinternal
  union all select format('type %s', typname) from pg_type
  where typnamespace = $1::regnamespace and typtype in ('e', 'd')
  order by 1`;

type DataSource = ReturnType<typeof createDataSource>;
type Work = (dataSource: DataSource, parts: () => Promise<string[]>) => Promise<string[]>;

/** Returns a function that connects to a database with the first migrations of a service. */
const connectTo =
  (url: string, schema: string, migrations: readonly MigrationClass[]) =>
  async (count: number, work: Work): Promise<string[]> => {
    const dataSource = createDataSource({
      url,
      schema,
      poolSize: 2,
      entities: [],
      migrations: migrations.slice(0, count),
    });
    await dataSource.initialize();
    try {
      return await work(dataSource, async () =>
        (await dataSource.query<{ part: string }[]>(schemaSql, [schema])).map(({ part }) => part),
      );
    } finally {
      await dataSource.destroy();
    }
  };

const byTime = (a: MigrationClass, b: MigrationClass) => (a.name.slice(-14) < b.name.slice(-14) ? -1 : 1);
const undoLast: Work = async (dataSource, parts) => {
  await dataSource.undoLastMigration();
  return parts();
};
const runNext: Work = async (dataSource, parts) => {
  await dataSource.runMigrations();
  return parts();
};

describe.each<[string, Parameters<typeof cloneDatabase>[1]]>(
  [accounts, catalog, commerce, content, gateway].map(({ definition }) => [definition.name, definition]),
)('the migrations of %s', (schema, service) => {
  it('undo exactly what they did, one by one', async () => {
    const database = await cloneDatabase(testServerUrl(), service);
    const migrations = migrationsOf(service).toSorted(byTime);
    const connect = connectTo(database.url, schema, migrations);
    const counts = migrations.map((_, index) => index + 1);
    const undone: string[][] = [];
    for (const count of counts.toReversed()) undone.unshift(await connect(count, undoLast));
    const redone: string[][] = [[]];
    for (const count of counts.slice(0, -1)) redone.push(await connect(count, runNext));
    const named = (states: readonly string[][]) =>
      states.map((parts, index) => ({ before: migrations[index]?.name, parts }));
    expect(named(undone)).toEqual(named(redone));
    await database.drop();
  });
});
