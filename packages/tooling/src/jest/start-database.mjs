import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '../run/postgres/start-postgres.mjs';

// Nothing of a test run must outlive it, so the server need not survive a crash: it is faster for that.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  max_connections: '300',
};

/** Starts one real PostgreSQL for the run; `TEST_DATABASE_URL` names another one to use instead. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-test-'));
  chmodSync(folder, 0o755); // a server that runs as nobody must be able to enter
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), auth: 'trust', settings });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.porchlightTest = { server, folder };
}
