// Loading is faster without indexes; dropped indexes are recreated from the definitions of the migrations.
const definitions = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
  join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'catalog' and c.relname = any($1)
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
  order by i.indexrelid`;

/** Drops the indexes of tables that do not back a constraint. Returns their definitions. */
export async function dropIndexes(client, tables) {
  const { rows } = await client.query(definitions, [tables]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

/** Recreates the dropped indexes. */
export async function createIndexes(client, indexes, onProgress) {
  for (const { name, definition } of indexes) {
    const began = performance.now();
    await client.query(definition);
    onProgress(`index ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

const sizes = `
  select c.relname as name, pg_relation_size(c.oid) as bytes from pg_class c
  join pg_namespace n on n.oid = c.relnamespace left join pg_index i on i.indexrelid = c.oid left
    join pg_class t on t.oid = i.indrelid
  where n.nspname = 'catalog' and coalesce(t.relname, c.relname) in ('listing_search', 'listing_cell')
    and c.relkind in ('r', 'i') order by c.relkind desc, c.relname`;

/** Returns the size in MB of the tables that searches read and of each of their indexes. */
export async function relationSizes(client) {
  const { rows } = await client.query(sizes);
  return rows.map(({ name, bytes }) => ({ name, mb: Math.round(Number(bytes) / 1e5) / 10 }));
}
