// `npm run catalog:reindex`: rewrites all search documents, of the site that runs from this clone or of the database
// that DATABASE_URL names (with the catalog's role).
// The catalog does the work: services/catalog/dist/reindex-cli.js.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { root } from '../root.mjs';
import { allServices } from '../build/site-parts.mjs';
import { databaseUrlFor } from './settings/environments.mjs';
import { errorMessage } from './terminal/error-message.mjs';
import { runningServer } from './postgres/start-postgres.mjs';
import { UserError } from './terminal/user-error.mjs';
import { loadSecrets } from './settings/secrets.mjs';

const command = join(root, 'services/catalog/dist/reindex-cli.js');

async function runningSiteDatabaseUrl(dataDir) {
  const notRunning = new UserError(
    'No site is running from this clone. Run npm start in another window first, or set DATABASE_URL.',
  );
  if (!existsSync(join(dataDir, 'secrets.json'))) throw notRunning;
  const secrets = loadSecrets(dataDir, allServices);
  const server = await runningServer({ dataDir: join(dataDir, 'postgres'), auth: { password: secrets.postgres } });
  if (!server) throw notRunning;
  return databaseUrlFor(`postgres://127.0.0.1:${server.port}/porchlight`, 'catalog', secrets.passwords.catalog);
}

async function run() {
  if (!existsSync(command)) throw new UserError('The services are not built yet. Run npm start to build them.');
  const databaseUrl =
    process.env.DATABASE_URL || (await runningSiteDatabaseUrl(resolve(root, process.env.DATA_DIR || '.data')));
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  // Ctrl-C also reaches the child, whose exit code is the result.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

run().catch((error) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
