import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { addressOf } from '../../../../packages/tooling/src/run/postgres/connection.mjs';

// Numbers such as bit masks may look like card numbers.
const columnsSql = `
  select format('%I.%I', table_schema, table_name) as name, string_agg(format('%I', column_name), ', ') as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') group by 1 order by 1`;

/** Calls `visit(place, text)` with the texts of every row of the database of a site. Returns the number of tables. */
export async function visitRows(dataDir, visit) {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    const { rows: tables } = await client.query(columnsSql);
    for (const { name, columns } of tables) {
      const { rows } = await client.query(`select concat_ws(' ', ${columns}) as text from ${name}`);
      for (const { text } of rows) visit(name, text);
    }
    if (tables.length === 0) throw new Error('the database of the site has no tables');
    return tables.length;
  } finally {
    await client.end();
  }
}

function databaseUrl(dataDir) {
  const { postgres: password } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const [, , , port] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return addressOf({ port, password }).replace(/postgres$/, 'porchlight');
}

/**
 * Calls `visit(place, text)` for every file of a site outside its database: logs, mails, documents. Returns their
 * number.
 */
export function visitFiles(dataDir, visit) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(dataDir, 'postgres')))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) visit(file, readFileSync(file, 'latin1'));
  return files.length;
}
