import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** How many of the seeded homes are paid for, and so must become public. */
export function expectedHomes(root) {
  const seed = readFileSync(join(root, 'services/commerce/seed/entitlements.json.gz'));
  return JSON.parse(gunzipSync(seed).toString('utf8')).entitlements.filter(({ enabled }) => enabled).length;
}

/** How many homes a visitor of that house can find. */
export async function publicHomes(address) {
  const answer = await fetch(`${address}/api/listings?count=true`, {
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  const { count } = await answer.json();
  return count ?? 0;
}
