import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '../postgres/start-postgres.mjs';

// The test database need not survive a crash, which makes it faster.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  max_connections: '300',
};

/** Starts one PostgreSQL server for the test run, unless `TEST_DATABASE_URL` names another. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-test-'));
  chmodSync(folder, 0o755); // a server that runs as `nobody` must be able to enter
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), auth: 'trust', settings });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.porchlightTest = { server, folder };
}
