import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { databaseOf, dropDatabase, hasDatabase } from '../house/bench-server.mjs';
import { sizesOf } from './indexes.mjs';
import { loadHomes } from './load.mjs';
import { readMarket } from './world.mjs';

// a database is loaded anew when what it was made by has changed
const makers = [
  'bench/data',
  'services/catalog/src/search-document',
  'services/catalog/src/homes',
  'services/catalog/src/database/migrations',
];

/** Sees to it that the database of each size is there, filled by the code of today. Gives sizes of tables by number of homes. */
export async function prepareDatabases({ root, dataDir, server, product, sizes, seed, progress }) {
  const { market, version } = readMarket(root);
  const mark = markOf(root, `${version} ${seed}`);
  const found = [];
  for (const homes of sizes) {
    const database = databaseOf(homes);
    if ((await markIn(server, database)) !== mark) {
      await dropDatabase(server, database);
      await progress.step(`${homes} homes loaded`, () =>
        loadHomes({ root, dataDir, server, product, market, homes, seed, tell: throttled(progress) }),
      );
      await server.on(database, (client) => noteMark(client, mark));
    }
    found.push({ homes, tables: await server.on(database, sizesOf) });
  }
  return found;
}

async function noteMark(client, mark) {
  await client.query('create schema bench');
  await client.query('create table bench.mark as select $1::text as mark', [mark]);
}

async function markIn(server, database) {
  if (!(await hasDatabase(server, database))) return undefined;
  return server
    .on(database, async (client) => (await client.query('select mark from bench.mark')).rows[0]?.mark)
    .catch(() => undefined); // it was not loaded to its end
}

function markOf(root, words) {
  const hash = createHash('sha256').update(words);
  const files = makers.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.(test|spec)\./.test(name))
      .map((name) => join(root, folder, name)),
  );
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function throttled(progress, everyMs = 5000) {
  let last = 0;
  return (words) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    progress.say(`    ${words}`);
  };
}
