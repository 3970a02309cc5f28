import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { databaseOf, dropDatabase, hasDatabase } from '../environment/bench-server.mjs';
import { relationSizes } from './indexes.mjs';
import { loadListings } from './load.mjs';
import { readMarket } from './world.mjs';

// A database is reloaded when any of these sources changed.
const sourceFolders = [
  'bench/data',
  'services/catalog/src/search-document',
  'services/catalog/src/listings',
  'services/catalog/src/database/migrations',
];

/** Ensures a database for each size, loaded by the current code. Returns the table sizes by number of listings. */
export async function prepareDatabases({ root, dataDir, server, product, sizes, seed, progress }) {
  const { market, version } = readMarket(root);
  const fingerprint = fingerprintOf(root, `${version} ${seed}`);
  const databases = [];
  for (const size of sizes) {
    const database = databaseOf(size);
    if ((await readFingerprint(server, database)) !== fingerprint) {
      await dropDatabase(server, database);
      await progress.step(`${size} listings loaded`, () =>
        loadListings({ root, dataDir, server, product, market, size, seed, onProgress: throttled(progress) }),
      );
      await server.withClient(database, (client) => storeFingerprint(client, fingerprint));
    }
    databases.push({ size, tables: await server.withClient(database, relationSizes) });
  }
  return databases;
}

async function storeFingerprint(client, fingerprint) {
  await client.query('create schema bench');
  await client.query('create table bench.mark as select $1::text as mark', [fingerprint]);
}

async function readFingerprint(server, database) {
  if (!(await hasDatabase(server, database))) return undefined;
  return server
    .withClient(database, async (client) => (await client.query('select mark from bench.mark')).rows[0]?.mark)
    .catch(() => undefined); // the load did not finish
}

function fingerprintOf(root, text) {
  const hash = createHash('sha256').update(text);
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.(test|spec)\./.test(name))
      .map((name) => join(root, folder, name)),
  );
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function throttled(progress, everyMs = 5000) {
  let last = 0;
  return (text) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    progress.print(`    ${text}`);
  };
}
