// `npm run verify -- dirty-feed [FILE]`: reads a table of homes as its source wrote it: units under one id, ranges,
// holes, offices. Each row is accepted, rejected with a code, or a duplicate. Then a site imports the table as a feed,
// twice: the second time changes nothing. Without FILE, a table made here.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { importBuilt } from '../../../../packages/tooling/src/build/built-module.mjs';
import { importTwice } from './import-twice.mjs';
import { buildServices } from '../../../../packages/tooling/src/build/build-services.mjs';

const reading = 'services/catalog/src/feeds/reading';

/** @param {string} root @param {readonly string[]} args */
export async function verify(root, [file]) {
  await buildServices(root);
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-dirty-feed-'));
  try {
    const path = file ?? (await dirtyFile(join(folder, 'homes.csv')));
    const counts = await countRows(root, path);
    print(counts);
    const { rows, accepted, rejected, duplicates, withoutCode } = counts;
    if (accepted + rejected + duplicates !== rows || withoutCode > 0 || accepted === 0)
      throw new Error('Not every row is accepted, rejected with a code, or a duplicate');
    const imported = await importTwice(root, path);
    return `${rows} rows: ${accepted} accepted, ${rejected} rejected, ${duplicates} duplicates; ${imported}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function countRows(root, path) {
  const [{ readFeedFile }, { identityOf }, { feedErrors }] = await Promise.all([
    importBuilt(root, `${reading}/read-feed-file.ts`),
    importBuilt(root, `${reading}/identity.ts`),
    importBuilt(root, 'packages/contracts/src/catalog/feeds/feed-values.ts'),
  ]);
  const errors = new Set(feedErrors);
  const seen = new Set();
  const counts = { rows: 0, accepted: 0, rejected: 0, duplicates: 0, withoutCode: 0, codes: new Map() };
  for await (const { home, issues } of readFeedFile(path, { format: 'csv', today: new Date() })) {
    counts.rows += 1;
    for (const { code } of issues) counts.codes.set(code, (counts.codes.get(code) ?? 0) + 1);
    const identity = identityOf(home, 'id-and-size');
    if (issues.some(({ code }) => errors.has(code))) counts.rejected += 1;
    else if (seen.has(identity)) counts.duplicates += 1;
    else counts.accepted += 1;
    seen.add(identity);
  }
  return counts;
}

function print({ rows, accepted, rejected, duplicates, codes }) {
  console.log(`${rows} rows in = ${accepted} accepted + ${rejected} rejected + ${duplicates} duplicates`);
  for (const [code, count] of [...codes].sort(([, one], [, other]) => other - one)) console.log(`  ${code} ${count}`);
}

const header = 'ref_id,city,province,address,latitude,longitude,type,price,beds,baths,sq_feet,availability_date';
const faulty = [
  'Calgary,Alberta,,51.0,-114.0,House,1500,2 Beds,1,900,Immediate',
  'Calgary,Alberta,1 Elm St,0,0,House,1500,2 Beds,1,900,Immediate',
  'Calgary,Alberta,1 Elm St,51.0,-114.0,Office Space,1500,,,0,Immediate',
  'Calgary,Alberta,1 Elm St,51.0,-114.0,House,1.0,2 Beds,1,900,Immediate',
  'Calgary,Alberta,1 Elm St,51.0,-114.0,House,1500,none Beds,none,900,Immediate',
  'Calgary,Alberta,1 Elm St,51.0,-114.0,House,1500,2 Beds,1,1200 up & 900 down,No Vacancy',
  'Calgary,Alberta,1 Elm St,51.0,-114.0,House,"1,500 per week",2 Beds,1,900,Negotiable',
];

/** Writes 3,000 units of 1,000 buildings, a third of them twice, with every seventh row faulty. */
function dirtyFile(path) {
  const rows = Array.from({ length: 4_000 }, (_, at) => {
    const [id, beds] = [at % 1_000, 1 + ((at >> 10) % 3)];
    if (at % 7 === 0) return `${id},${faulty[(at / 7) % faulty.length]}`;
    return `${id},Calgary,Alberta,${id} Elm St,51.0,-114.0,Apartment,${1_000 + 100 * beds},${beds} Beds,1.5,,July 01`;
  });
  writeFileSync(path, [header, ...rows].join('\n'));
  return path;
}
