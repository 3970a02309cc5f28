// `npm run proof -- sitemap`: what robots.txt leads to: every live home of the database exactly once, and every address of the site
// map answers 200 with itself as canonical address and its twins in the other languages. A sample is in `npm test`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { addressOf } from '../postgres/connection.mjs';
import { Refusal } from '../refusal.mjs';
import { withHouse } from '../with-house.mjs';
import { readSitemap } from './sitemap/read-sitemap.mjs';
import { faultOf } from './sitemap/fault-of.mjs';

const AT_ONCE = 4;
const MOST_FAULTS_SHOWN = 10;

/** Words: an address and the data folder of a house that runs already, instead of one of its own. */
export const prove = (root, [address, dataDir]) =>
  address ? proveOf({ address, dataDir }) : withHouse(root, 'sitemap', proveOf);

async function proveOf({ address, dataDir }) {
  const files = await readSitemap(address);
  for (const { name, urls } of files) console.log(`${String(urls.length).padStart(8)}  addresses in ${name}`);
  const urls = files.flatMap((file) => file.urls);
  const listed = files.filter(({ name }) => /listings-\d+\.xml$/.test(name)).flatMap((file) => file.urls);
  judgeHomes(
    listed.map((url) => url.slice(address.length)),
    await liveHomes(dataDir),
  );
  const twice = urls.length - new Set(urls).size;
  if (twice > 0) throw new Refusal(`${twice} addresses are listed twice`);
  await askAll(urls);
}

function judgeHomes(listed, live) {
  const known = new Set(listed);
  const missing = live.filter((url) => !known.has(url));
  if (missing.length > 0 || listed.length !== live.length)
    throw new Refusal(
      `${live.length} homes are live, ${listed.length} listed, ${missing.length} missing, such as ${missing[0]}`,
    );
  console.log(`${String(live.length).padStart(8)}  live homes in the database, each listed exactly once`);
}

async function liveHomes(dataDir) {
  const { postgres: password } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const client = new pg.Client({ connectionString: addressOf({ port, password }).replace(/postgres$/, 'porchlight') });
  await client.connect();
  try {
    const { rows } = await client.query(`select card::jsonb ->> 'url' as url from catalog.listing_search`);
    return rows.map(({ url }) => url);
  } finally {
    await client.end();
  }
}

async function askAll(urls) {
  const began = performance.now(),
    left = [...urls],
    faults = [];
  const worker = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const fault = await faultOf(url);
      if (fault) faults.push(fault);
      if (left.length % 2_000 === 0) console.log(`${String(left.length).padStart(8)}  to go`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - began) / 1000;
  if (faults.length > 0)
    throw new Refusal(
      `${faults.length} of ${urls.length} addresses are not as listed:\n${faults.slice(0, MOST_FAULTS_SHOWN).join('\n')}`,
    );
  console.log(
    `${String(urls.length).padStart(8)}  addresses answered 200, each its own canonical address with its twins in all languages, in ${seconds.toFixed(0)} s (${(urls.length / seconds).toFixed(0)} a second)`,
  );
}
