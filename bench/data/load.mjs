// Loads one database: catalog's own migrations, locations by catalog's own seed, listings by COPY in the order
// province, city.
// Listings, photos, buildings and entitlements are complete rows; only foreign key checks are skipped while loading.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { startBenchServices } from '../environment/bench-services.mjs';
import { databaseOf } from '../environment/bench-server.mjs';
import { copyIn } from './copy.mjs';
import { companyCount, growListings, drawPlacements } from './grow.mjs';
import { toListingRow, areaMedians } from './listing-row.mjs';
import { dropIndexes, createIndexes } from './indexes.mjs';
import { fillMapCells } from './map-cells.mjs';
import { createEntityManager } from './product.mjs';
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

const CHUNK_SIZE = 20_000;
const YIELD_EVERY = 250; // listings between two yields to the event loop, which let the connection send
const tables = ['listing', 'listing_photo', 'entitlement', 'building', 'listing_search'];
const companiesSql = `
  insert into company (public_id, name, is_verified) select md5('company ' || n)::uuid, 'Company ' || n, n % 3 = 0
  from generate_series(1, $1::int) n
  where n > (select count(*) from company)`;

/** Creates and fills the database of a size. `onProgress` is called with progress messages. */
export async function loadListings({ root, dataDir, server, product, market, size, seed, onProgress }) {
  const database = databaseOf(size);
  await product.provision(
    server.urlOf(database),
    ['catalog', 'gateway'].map((service) => ({ service, password: server.secrets.passwords[service] })),
  );
  // a service migrates its schema at start
  const services = await startBenchServices({ root, dataDir, server, database, names: ['catalog'] });
  await services.stop();
  await server.withClient(database, async (client) => {
    await client.query('set role catalog'); // so that the service owns the rows
    await client.query('set search_path = catalog, extensions');
    await product.insertMarket(createEntityManager(client), { ...market, homes: [] });
    await client.query(companiesSql, [companyCount]);
    await client.query('update market_state set is_complete = true');
    const indexes = await dropIndexes(client, tables);
    await withoutForeignKeys(client, () => fill({ client, product, market, size, seed, onProgress }));
    await createIndexes(client, indexes, onProgress);
    await fillMapCells({ client, product, onProgress });
    await client.query('reset role');
    await client.query('vacuum (analyze)');
  });
}

// Requires superuser rights; referential integrity holds by construction.
async function withoutForeignKeys(client, work) {
  await client.query('reset role');
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await work();
  await client.query('reset session_replication_role');
  await client.query('set role catalog');
}

async function fill({ client, product, market, size, seed, onProgress }) {
  await client.query('create temporary table staged (like listing_search including defaults)');
  await client.query('alter table staged drop column tsv, add column words text');
  const began = performance.now();
  let [done, writing] = [0, Promise.resolve()];
  for await (const chunk of chunksOf({ product, market, size, seed })) {
    await writing;
    writing = writeChunk(client, chunk); // the next chunk is generated meanwhile
    writing.catch(() => undefined); // awaited above and below
    done += chunk.count;
    onProgress(`${done} of ${size} listings, ${Math.round(done / ((performance.now() - began) / 1000))} a second`);
  }
  await writing;
  await client.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1)`, [size + 1]);
  await client.query('drop table staged');
}

async function* chunksOf({ product, market, size, seed }) {
  const medianOf = areaMedians(market.trends, product.minListingsToShow);
  let chunk = emptyChunk();
  for (const grown of growListings(drawPlacements(worldOf(market), { count: size, seed }), { seed })) {
    const listing = toListingRow(grown, product.slugify);
    const document = product.searchDocumentOf(listing, {
      isFeatured: grown.isFeatured,
      version: '1',
      median: medianOf(listing),
    });
    add(chunk, { grown, listing, document });
    if (chunk.count % YIELD_EVERY === 0) await yieldToEventLoop();
    if (chunk.count < CHUNK_SIZE) continue;
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

function add(chunk, { grown, listing, document }) {
  chunk.count += 1;
  chunk.keys = Object.keys(document);
  if (grown.isFirstOfBuilding) chunk.building += buildingLine(listing);
  chunk.listing += listingLine(listing);
  chunk.listing_photo += photoLines(listing);
  chunk.entitlement += entitlementLine(listing, grown.isFeatured);
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
