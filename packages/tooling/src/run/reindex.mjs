// `npm run catalog:reindex`: writes all search documents anew, of the house that runs from this clone or of the database that
// DATABASE_URL names (catalog's own role). The work itself is catalog's: services/catalog/dist/reindex-cli.js.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { root } from '../root.mjs';
import { addressFor, allServices } from './environments.mjs';
import { explain } from './explain.mjs';
import { serverAccount } from './postgres/account.mjs';
import { placeOf } from './postgres/place.mjs';
import { findRunningServer } from './postgres/running-server.mjs';
import { Refusal } from './refusal.mjs';
import { keepSecrets } from './secrets.mjs';

const command = join(root, 'services/catalog/dist/reindex-cli.js');

async function databaseOfThisHouse(dataDir) {
  const notRunning = new Refusal(
    'No house runs from this clone. Run npm start in another window first, or name a database with DATABASE_URL.',
  );
  if (!existsSync(join(dataDir, 'secrets.json'))) throw notRunning;
  const secrets = keepSecrets(dataDir, allServices);
  const server = await findRunningServer(placeOf(join(dataDir, 'postgres'), serverAccount()), secrets.postgres);
  if (!server) throw notRunning;
  return addressFor(`postgres://127.0.0.1:${server.port}/porchlight`, 'catalog', secrets.passwords.catalog);
}

async function run() {
  if (!existsSync(command)) throw new Refusal('The services are not built yet: npm start builds them.');
  const databaseUrl =
    process.env.DATABASE_URL || (await databaseOfThisHouse(resolve(root, process.env.DATA_DIR || '.data')));
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  // Ctrl-C reaches the child as well, and the child says how it ended
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

run().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
