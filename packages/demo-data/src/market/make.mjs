// npm run seed -- --from <folder>: generates the demo seed files of the services from places.csv, listings-ca.csv and
// listings-us.csv.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parseCsv } from './csv.mjs';
import { demoLandlordFrom } from './landlord/demo-landlord.mjs';
import { makeMarket } from './market.mjs';
import { demoRenterFrom } from './renter/demo-renter.mjs';
import { formatReport, shortfallsOf } from './report.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const targets = {
  market: 'services/catalog/seed/market.json.gz',
  people: 'services/accounts/seed/people.json.gz',
  entitlements: 'services/commerce/seed/entitlements.json.gz',
  renterActivity: 'services/catalog/seed/renter-activity.json.gz',
  renterProfile: 'services/accounts/seed/renter-profile.json.gz',
  landlordHistory: 'services/commerce/seed/landlord-history.json.gz',
  landlordActivity: 'services/catalog/seed/landlord-activity.json.gz',
  payments: 'services/payment-sandbox/seed/payments.json.gz',
};

async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string', default: root } } });
  if (!values.from)
    throw new Error(
      'Missing --from: npm run seed -- --from <folder with places.csv, listings-ca.csv and listings-us.csv>',
    );
  const rowsOf = async (name) => parseCsv(await readFile(join(values.from, name), 'utf8'));
  const [places, canadian, american] = await Promise.all(
    ['places.csv', 'listings-ca.csv', 'listings-us.csv'].map(rowsOf),
  );
  const market = makeMarket({ places, canadian, american });
  const renter = demoRenterFrom(market);
  const { history: landlordHistory, activity: landlordActivity, payments } = demoLandlordFrom(market);
  const made = {
    ...market,
    renterActivity: renter.catalog,
    renterProfile: renter.accounts,
    landlordHistory,
    landlordActivity,
    payments,
  };
  for (const line of formatReport(made)) console.log(line);
  const shortfalls = shortfallsOf(made);
  if (shortfalls.length) throw new Error(`Nothing was written: ${shortfalls.join('; ')}.`);
  for (const [name, path] of Object.entries(targets)) await write(resolve(values.to, path), made[name]);
}

async function write(path, content) {
  const packed = packedBytes(content);
  await mkdir(resolve(path, '..'), { recursive: true });
  await writeFile(`${path}.tmp`, packed);
  await rename(`${path}.tmp`, path);
  console.log(`${path}  ${(packed.length / 1024).toFixed(0)} KB`);
}

// Sets the operating system byte of the gzip header to 'unknown', so that every system writes the same file.
function packedBytes(content) {
  const packed = gzipSync(JSON.stringify(content), { level: 9, memLevel: 9 });
  packed[9] = 255;
  return packed;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
