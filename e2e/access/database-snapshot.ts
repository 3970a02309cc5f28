import { backServices } from '@porchlight/contracts';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { TestApp } from '@porchlight/service-kit/testing';
import type { TestSite } from './test-site.ts';

type Row = Readonly<Record<string, unknown>>;
/** Tables by `service.table`, each with its rows by primary key. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, Row>>;
/**
 * One difference: `accounts.person.first_name` for a changed column, `accounts.mail +` for a new row, `accounts.mail -`
 * for a deleted row.
 */
export interface Change {
  readonly what: string;
  readonly row: Row;
}

// Queue and bookkeeping tables; their effects are checked elsewhere.
const ignoredTables = new Set(['job', 'inbox', 'login_attempt', 'seed_version', 'migrations', 'audit_seal']);
// Columns that background work changes, whatever the request: delivery of mails, last use of sessions.
const isBackgroundColumn = /^accounts\.(mail\.(?!person_id|email|template|words)|session\.seen_at)/;
const tablesSql = `
  select c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null),
    (select array_agg(attname::text) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped)) as key from pg_class c
  join pg_namespace n on n.oid = c.relnamespace left join pg_index i on i.indrelid = c.oid and i.indisprimary
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where n.nspname = current_schema() and c.relkind = 'r' group by c.oid, c.relname`;

/** Returns the contents of all tables of all services. */
export async function takeSnapshot({ apps }: TestSite): Promise<Snapshot> {
  const snapshot = new Map<string, Map<string, Row>>();
  for (const service of backServices) {
    const tables = await readTables(apps[service]);
    for (const name of tables.keys()) snapshot.set(`${service}.${name}`, new Map());
    for (const { name, row } of await apps[service].sql<{ name: string; row: Row }>(
      [...tables.keys()]
        .map((table) => `select ${escapeLiteral(table)} as name, to_jsonb(t) as row from ${escapeIdentifier(table)} t`)
        .join(' union all '),
    ))
      snapshot.get(`${service}.${name}`)?.set(JSON.stringify(tables.get(name)?.map((column) => row[column])), row);
  }
  return snapshot;
}
/**
 * Waits until no job is running or due, so that mails and events of the request are included, and returns the contents
 * of all tables.
 */
export async function takeSettledSnapshot(site: TestSite): Promise<Snapshot> {
  for (;;) {
    const busy = await Promise.all(
      backServices.map((service) =>
        site.apps[service].sql(
          `select 1 from job where state = 'running' or (state = 'ready' and run_at <= now()) limit 1`,
        ),
      ),
    );
    if (busy.every((jobs) => jobs.length === 0)) return takeSnapshot(site);
  }
}
const tableCache = new WeakMap<TestApp, ReadonlyMap<string, readonly string[]>>();
/**
 * Returns the tables of a service with their primary key columns; a table without a key is identified by all columns.
 */
async function readTables(app: TestApp): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables =
    tableCache.get(app) ??
    new Map(
      (await app.sql<{ name: string; key: readonly string[] }>(tablesSql))
        .filter(({ name }) => !ignoredTables.has(name))
        .map(({ name, key }) => [name, key]),
    );
  tableCache.set(app, tables);
  return tables;
}

/** Returns the differences between two snapshots. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  return [...after].flatMap(([table, current]) => {
    const previous = before.get(table) ?? new Map<string, Row>();
    const deleted = [...previous].filter(([key]) => !current.has(key)).map(([, row]) => ({ what: `${table} -`, row }));
    return [...deleted, ...[...current].flatMap(([key, row]) => changesOfRow(table, previous.get(key), row))];
  });
}
function changesOfRow(table: string, previous: Row | undefined, row: Row): Change[] {
  if (!previous) return [{ what: `${table} +`, row }];
  return Object.keys(row)
    .filter((column) => !isBackgroundColumn.test(`${table}.${column}`))
    .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(previous[column]))
    .map((column) => ({ what: `${table}.${column}`, row }));
}

/** Returns the names of all columns of all services, in snake case and in camel case. */
export async function columnNames({ apps }: TestSite): Promise<string[]> {
  const names = new Set<string>();
  for (const service of backServices)
    for (const { name } of await apps[service].sql<{ name: string }>(
      'select distinct column_name as name from information_schema.columns where table_schema = current_schema()',
    ))
      names.add(name).add(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return [...names];
}
