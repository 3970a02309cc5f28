import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildServices } from '../../build/build-services.mjs';
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

const root = join(import.meta.dirname, '../../../../..');

/**
 * Builds the services, whose reader of feeds is a process of its own, and starts one PostgreSQL server for the test run,
 * unless `TEST_DATABASE_URL` names another.
 */
export default async function startDatabase() {
  await buildServices(root);
  if (process.env.TEST_DATABASE_URL) return;
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-test-'));
  chmodSync(folder, 0o755); // a server that runs as `nobody` must be able to enter
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), auth: 'trust', settings });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.porchlightTest = { server, folder };
}
