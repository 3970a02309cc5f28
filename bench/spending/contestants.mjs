import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { Pool } from 'undici';

const EXPECTED_TOTAL_CENTS = 15_255; // 150 credits in Ontario
const key = () => randomUUID().replaceAll('-', '');

const moveSql = `
  update ledger_account set balance = balance + $2, last_seq = last_seq + 1
  where owner_id = $1 and kind = $3 and unit = 'credit' returning id, balance, last_seq`;
const entrySql = `
  insert into ledger_entry (transaction_id, line, account_id, amount, account_seq, balance_after)
  values ($1, $2, $3, $4, $5, $6)`;

/** Creates the contestant that writes a ledger transaction with both entries by plain statements. */
export function rawLedgerContestant({ databaseUrl, companyAt }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, options: '-c search_path=commerce,extensions' });
  const post = async (client, companyId) => {
    const { rows } = await client.query(
      `insert into ledger_transaction (kind, key) values ('adjustment', $1) returning id`,
      [key()],
    );
    for (const [line, kind, amount] of [
      [1, 'wallet', -1],
      [2, 'adjustment', 1],
    ]) {
      const account = (await client.query(moveSql, [companyId, amount, kind])).rows[0];
      await client.query(entrySql, [rows[0].id, line, account.id, amount, account.last_seq, account.balance]);
    }
  };
  return {
    name: 'raw SQL',
    supports: () => true,
    close: () => pool.end(),
    async execute({ n }) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await post(client, companyAt(n));
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}

/** Creates the contestant that turns another listing on with each request. */
export function enableContestant(commerce) {
  return postContestant(commerce, 'turning on', ({ n }) => ({
    path: `/ecommerce/enable/${commerce.listingAt(n)}`,
    body: { enabled: true, key: key() },
  }));
}

/** Creates the contestant that orders credits for one company after another, each with an order of its own. */
export function checkoutContestant(commerce) {
  return postContestant(commerce, 'checkout', () => ({
    path: '/ecommerce/checkout',
    body: { key: key(), bundleId: commerce.bundleId(), expectedTotalCents: EXPECTED_TOTAL_CENTS },
  }));
}

function postContestant({ url, companyAt, headersOf }, name, requestOf) {
  const pool = new Pool(url, { connections: 8 });
  return {
    name,
    supports: () => true,
    close: () => pool.close(),
    async execute(query) {
      const { path, body } = requestOf(query);
      const headers = headersOf(companyAt(query.n));
      const response = await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) });
      const text = await response.body.text();
      if (response.statusCode !== 200) throw new Error(`${path} returned ${response.statusCode}: ${text}`);
    },
  };
}
