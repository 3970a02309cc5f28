// One database of grown homes: catalog's own migrations, places by catalog's own seed, homes by COPY in the order province, city.
// Homes, their pictures, buildings and entitlements are whole rows; only the checks of foreign keys are skipped while loading.
import { setImmediate as breathe } from 'node:timers/promises';

import { startBenchHouse } from '../house/bench-house.mjs';
import { databaseOf } from '../house/bench-server.mjs';
import { copyIn } from './copy.mjs';
import { companyCount, grow, placesOf } from './grow.mjs';
import { homeRowOf, mediansOf } from './home-row.mjs';
import { dropIndexes, makeIndexes } from './indexes.mjs';
import { fillCells } from './map-cells.mjs';
import { managerOn } from './product.mjs';
import {
  buildingColumns,
  buildingLine,
  documentLine,
  entitlementColumns,
  entitlementLine,
  listingColumns,
  listingLine,
  photoColumns,
  photoLines,
} from './rows.mjs';
import { worldOf } from './world.mjs';

const CHUNK = 20_000;
const BREATH = 250; // homes between two moments in which the connection may send
const tables = ['listing', 'listing_photo', 'entitlement', 'building', 'listing_search'];
const companies = `
  insert into company (public_id, name, is_verified) select md5('company ' || n)::uuid, 'Company ' || n, n % 3 = 0 from generate_series(1, $1::int) n
  where n > (select count(*) from company)`;

/** Makes and fills the database of so many homes. `tell` hears how far it is. */
export async function loadHomes({ root, dataDir, server, product, market, homes, seed, tell }) {
  const database = databaseOf(homes);
  await product.provision(
    server.addressOf(database),
    ['catalog', 'gateway'].map((service) => ({ service, password: server.secrets.passwords[service] })),
  );
  const house = await startBenchHouse({ root, dataDir, server, database, names: ['catalog'] }); // a service migrates when it starts
  await house.stop();
  await server.on(database, async (client) => {
    await client.query('set role catalog'); // what is made here belongs to the service
    await client.query('set search_path = catalog, extensions');
    await product.sow(managerOn(client), { ...market, homes: [] });
    await client.query(companies, [companyCount]);
    await client.query('update market_state set is_complete = true');
    const indexes = await dropIndexes(client, tables);
    await withoutForeignKeys(client, () => fill({ client, product, market, homes, seed, tell }));
    await makeIndexes(client, indexes, tell);
    await fillCells({ client, product, tell });
    await client.query('reset role');
    await client.query('vacuum (analyze)');
  });
}

// a right of the administrator; the rows fit together by how they are made
async function withoutForeignKeys(client, work) {
  await client.query('reset role');
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await work();
  await client.query('reset session_replication_role');
  await client.query('set role catalog');
}

async function fill({ client, product, market, homes, seed, tell }) {
  await client.query('create temporary table staged (like listing_search including defaults)');
  await client.query('alter table staged drop column tsv, add column words text');
  const began = performance.now();
  let [done, writing] = [0, Promise.resolve()];
  for await (const chunk of chunksOf({ product, market, homes, seed })) {
    await writing;
    writing = writeChunk(client, chunk); // the next chunk is made meanwhile
    writing.catch(() => undefined); // awaited above and below
    done += chunk.count;
    tell(`${done} of ${homes} homes, ${Math.round(done / ((performance.now() - began) / 1000))} a second`);
  }
  await writing;
  await client.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1)`, [homes + 1]);
  await client.query('drop table staged');
}

async function* chunksOf({ product, market, homes, seed }) {
  const medianOf = mediansOf(market.trends, product.leastShown);
  let chunk = emptyChunk();
  for (const grown of grow(placesOf(worldOf(market), { count: homes, seed }), { seed })) {
    const home = homeRowOf(grown, product.slugOf);
    const document = product.searchDocumentOf(home, {
      isFeatured: grown.isFeatured,
      version: '1',
      median: medianOf(home),
    });
    add(chunk, { grown, home, document });
    if (chunk.count % BREATH === 0) await breathe();
    if (chunk.count < CHUNK) continue;
    yield chunk;
    chunk = emptyChunk();
  }
  if (chunk.count > 0) yield chunk;
}

const emptyChunk = () => ({
  count: 0,
  building: '',
  listing: '',
  listing_photo: '',
  entitlement: '',
  staged: '',
  keys: [],
});

function add(chunk, { grown, home, document }) {
  chunk.count += 1;
  chunk.keys = Object.keys(document);
  if (grown.isFounder) chunk.building += buildingLine(home);
  chunk.listing += listingLine(home);
  chunk.listing_photo += photoLines(home);
  chunk.entitlement += entitlementLine(home, grown.isFeatured);
  chunk.staged += documentLine(document);
}

const columnsOf = {
  building: buildingColumns,
  listing: listingColumns,
  listing_photo: photoColumns,
  entitlement: entitlementColumns,
};

async function writeChunk(client, chunk) {
  for (const [table, columns] of Object.entries(columnsOf))
    await copyIn(client, `copy ${table} (${columns}) from stdin`, chunk[table]);
  await copyIn(client, `copy staged (${chunk.keys}) from stdin`, chunk.staged);
  const plain = chunk.keys.filter((name) => name !== 'words');
  await client.query(
    `insert into listing_search (${plain}, tsv) select ${plain}, to_tsvector('simple', words) from staged`,
  );
  await client.query('truncate staged');
}
