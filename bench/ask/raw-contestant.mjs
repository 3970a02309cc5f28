const POOL = 4; // as catalog's own `searchPool`
const HOUR = 3_600_000;
const CAP = 2400;

/**
 * The statements that the service sends, sent from the bench itself: the same texts, parameters, plans and number of connections,
 * the answer taken as rows. Like the service it asks again for the last page, and for what to relax when nothing is found.
 */
export function rawContestant({ product, url, lowest }) {
  const pool = new product.SqlPool({
    url,
    schema: 'catalog',
    size: POOL,
    statementMs: 30_000,
    planCacheMode: 'force_custom_plan',
  });
  const names = new product.StatementNames();
  const run = ({ text, values }) => pool.rows(names.of(text), text, values);
  const searchOf = (ask) => product.searchOf({ ...ask.filters, minrate: lowest(), page: ask.page }, ask.scope);
  const statementOf = (search) => product.pageStatement(search, Math.floor(Date.now() / HOUR));
  return {
    name: 'raw SQL',
    can: (ask) => ask.call === 'listings',
    idsOf: idsOfRows,
    close: () => pool.close(),
    answer: async (ask) => {
      const search = searchOf(ask);
      const rows = await run(statementOf(search));
      const last = Math.max(1, Math.ceil(Math.min(rows[0].total, CAP) / search.perPage));
      if (search.page > last) return run(statementOf({ ...search, page: last }));
      const relax = rows[0].total === 0 ? product.relaxStatement(search) : undefined;
      if (relax?.keys.length > 0) await run(relax);
      return rows;
    },
    plan: async (ask) => {
      const { text, values } = statementOf(searchOf(ask));
      return (await pool.rows('', `explain (analyze, buffers) ${text}`, values))
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    },
  };
}

function idsOfRows(rows) {
  const above = new Set(rows.filter(({ part }) => part === 0).map(({ id }) => id));
  return {
    total: Math.min(CAP, rows[0].total),
    ids: rows.filter(({ part, id }) => part === 0 || (part === 1 && !above.has(id))).map(({ id }) => id),
  };
}
