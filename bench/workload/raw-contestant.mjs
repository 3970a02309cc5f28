const POOL_SIZE = 4; // equals `searchPool` of catalog
const HOUR_MS = 3_600_000;
const MAX_RESULTS = 2400;

/**
 * Creates the contestant that runs the service's own statements from the bench: same SQL, parameters, plan cache mode
 * and pool size. Like the service, it repeats a query for the last page and runs the relax statement when there are no
 * results.
 */
export function rawContestant({ product, url, nextMinRent }) {
  const pool = new product.SqlPool({
    url,
    schema: 'catalog',
    size: POOL_SIZE,
    statementMs: 30_000,
    planCacheMode: 'force_custom_plan',
  });
  const names = new product.StatementNames();
  const run = ({ text, values }) => pool.rows(names.of(text), text, values);
  const searchOf = (query) =>
    product.searchOf({ ...query.filters, minrate: nextMinRent(), page: query.page }, query.scope);
  const statementOf = (search) => product.pageStatement(search, Math.floor(Date.now() / HOUR_MS));
  return {
    name: 'raw SQL',
    supports: (query) => query.call === 'listings',
    toListingIds: listingIdsOfRows,
    close: () => pool.close(),
    execute: async (query) => {
      const search = searchOf(query);
      const rows = await run(statementOf(search));
      const last = Math.max(1, Math.ceil(Math.min(rows[0].total, MAX_RESULTS) / search.perPage));
      if (search.page > last) return run(statementOf({ ...search, page: last }));
      const relax = rows[0].total === 0 ? product.relaxStatement(search) : undefined;
      if (relax?.keys.length > 0) await run(relax);
      return rows;
    },
    plan: async (query) => {
      const { text, values } = statementOf(searchOf(query));
      return (await pool.rows('', `explain (analyze, buffers) ${text}`, values))
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    },
  };
}

function listingIdsOfRows(rows) {
  const above = new Set(rows.filter(({ part }) => part === 0).map(({ id }) => id));
  return {
    total: Math.min(MAX_RESULTS, rows[0].total),
    ids: rows.filter(({ part, id }) => part === 0 || (part === 1 && !above.has(id))).map(({ id }) => id),
  };
}
