// `npm run verify -- sitemap [URL DATA_DIR]`: checks that the sitemap lists every public listing exactly once, and that
// each address returns 200 with its canonical address and its alternates in the other languages.
// `npm test` checks a sample.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { addressOf } from '../../../packages/tooling/src/run/postgres/connection.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { withSite } from '../../../packages/tooling/src/run/test-site/with-site.mjs';
import { readSitemap } from './sitemap/read-sitemap.mjs';
import { faultOf } from './sitemap/fault-of.mjs';

const CONCURRENCY = 4;
const MAX_FAULTS_SHOWN = 10;

/** With a URL and a data folder the suite checks a running site instead of its own. */
export const verify = (root, [address, dataDir]) =>
  address ? verifySite({ address, dataDir }) : withSite(root, 'sitemap', verifySite);

async function verifySite({ address, dataDir }) {
  const files = await readSitemap(address);
  for (const { name, urls } of files) console.log(`${String(urls.length).padStart(8)}  addresses in ${name}`);
  const urls = files.flatMap((file) => file.urls);
  const listed = files.filter(({ name }) => /listings-\d+\.xml$/.test(name)).flatMap((file) => file.urls);
  checkListings(
    listed.map((url) => url.slice(address.length)),
    await publicListingPaths(dataDir),
  );
  const duplicates = urls.length - new Set(urls).size;
  if (duplicates > 0) throw new UserError(`${duplicates} duplicate addresses`);
  await checkAll(urls);
  return `${urls.length} addresses, ${listed.length} listings`;
}

function checkListings(listed, stored) {
  const known = new Set(listed);
  const missing = stored.filter((url) => !known.has(url));
  if (missing.length > 0 || listed.length !== stored.length)
    throw new UserError(
      `${stored.length} public listings, ${listed.length} listed, ${missing.length} missing, for example ${missing[0]}`,
    );
  console.log(
    `${String(stored.length).padStart(8)}  public listings in the database, each in the sitemap exactly once`,
  );
}

async function publicListingPaths(dataDir) {
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

async function checkAll(urls) {
  const began = performance.now();
  const remaining = [...urls];
  const faults = [];
  const worker = async () => {
    for (let url = remaining.pop(); url !== undefined; url = remaining.pop()) {
      const fault = await faultOf(url);
      if (fault) faults.push(fault);
      if (remaining.length % 2_000 === 0) console.log(`${String(remaining.length).padStart(8)}  remaining`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const seconds = (performance.now() - began) / 1000;
  if (faults.length > 0)
    throw new UserError(
      `${faults.length} of ${urls.length} addresses failed:\n${faults.slice(0, MAX_FAULTS_SHOWN).join('\n')}`,
    );
  console.log(
    `${String(urls.length).padStart(8)}  addresses returned 200 with their canonical address and alternates in all languages, in ${seconds.toFixed(0)} s (${(urls.length / seconds).toFixed(0)} a second)`,
  );
}
