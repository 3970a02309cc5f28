import { escapeIdentifier, escapeLiteral } from 'pg';
import type { TestApp } from '@porchlight/service-kit/testing';
import type { WholeHouse } from './whole-house.ts';

type Row = Readonly<Record<string, unknown>>;
/** A table as `service.table`, with its rows by their key. */
export type Stored = ReadonlyMap<string, ReadonlyMap<string, Row>>;
/** One difference: `accounts.person.first_name` of a row, `accounts.mail +` for a new one, `accounts.mail -` for one that is gone. */
export interface Change {
  readonly what: string;
  readonly row: Row;
}

const inner = ['accounts', 'catalog', 'commerce', 'content'] as const;
// Work under way and counters of tries: what they stand for is looked at elsewhere.
const machinery = new Set(['job', 'inbox', 'login_attempt', 'seed_version', 'migrations', 'audit_seal']);
// A mail goes out, and a session is seen, whoever asked for what.
const isUnderWay = /^accounts\.(mail\.(?!person_id|email|template|words)|session\.seen_at)/;
const tablesSql = `
  select c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null), (select array_agg(attname::text) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)) as key from pg_class c
  join pg_namespace n on n.oid = c.relnamespace left join pg_index i on i.indrelid = c.oid and i.indisprimary
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where n.nspname = current_schema() and c.relkind = 'r' group by c.oid, c.relname`;

/** All that the house has stored now. */
export async function storedIn({ apps }: WholeHouse): Promise<Stored> {
  const stored = new Map<string, Map<string, Row>>();
  for (const service of inner) {
    const tables = await tablesOf(apps[service]);
    for (const name of tables.keys()) stored.set(`${service}.${name}`, new Map());
    for (const { name, row } of await apps[service].sql<{ name: string; row: Row }>(
      [...tables.keys()]
        .map((table) => `select ${escapeLiteral(table)} as name, to_jsonb(t) as row from ${escapeIdentifier(table)} t`)
        .join(' union all '),
    ))
      stored.get(`${service}.${name}`)?.set(JSON.stringify(tables.get(name)?.map((column) => row[column])), row);
  }
  return stored;
}
/** What is stored once nothing is under way any more: mails and events that somebody asked for are in it. */
export async function settled(house: WholeHouse): Promise<Stored> {
  for (;;) {
    const busy = await Promise.all(
      inner.map((service) =>
        house.apps[service].sql(
          `select 1 from job where state = 'running' or (state = 'ready' and run_at <= now()) limit 1`,
        ),
      ),
    );
    if (busy.every((jobs) => jobs.length === 0)) return storedIn(house);
  }
}
const known = new WeakMap<TestApp, ReadonlyMap<string, readonly string[]>>();
/** The tables of a service with the columns of their keys; one without a key is told apart by all that it holds. */
async function tablesOf(app: TestApp): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables =
    known.get(app) ??
    new Map(
      (await app.sql<{ name: string; key: readonly string[] }>(tablesSql))
        .filter(({ name }) => !machinery.has(name))
        .map(({ name, key }) => [name, key]),
    );
  known.set(app, tables);
  return tables;
}

/** What is stored otherwise than before. */
export function changesBetween(before: Stored, after: Stored): Change[] {
  return [...after].flatMap(([table, now]) => {
    const then = before.get(table) ?? new Map<string, Row>();
    const gone = [...then].filter(([key]) => !now.has(key)).map(([, row]) => ({ what: `${table} -`, row }));
    return [...gone, ...[...now].flatMap(([key, row]) => changesOfRow(table, then.get(key), row))];
  });
}
function changesOfRow(table: string, then: Row | undefined, row: Row): Change[] {
  if (!then) return [{ what: `${table} +`, row }];
  return Object.keys(row)
    .filter((column) => !isUnderWay.test(`${table}.${column}`))
    .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(then[column]))
    .map((column) => ({ what: `${table}.${column}`, row }));
}

/** The names of all columns of all services, as the database and as the wire would call them. */
export async function columnNames({ apps }: WholeHouse): Promise<string[]> {
  const names = new Set<string>();
  for (const service of inner)
    for (const { name } of await apps[service].sql<{ name: string }>(
      'select distinct column_name as name from information_schema.columns where table_schema = current_schema()',
    ))
      names.add(name).add(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return [...names];
}
