import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Returns the number of seeded listings with an active entitlement; all of them must become public. */
export function expectedListings(root) {
  const seed = readFileSync(join(root, 'services/commerce/seed/entitlements.json.gz'));
  return JSON.parse(gunzipSync(seed).toString('utf8')).entitlements.filter(({ enabled }) => enabled).length;
}

/** Returns the number of listings that a guest can find on a site. */
export async function publicListings(address) {
  const response = await fetch(`${address}/api/listings?count=true`, {
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  const { count } = await response.json();
  return count ?? 0;
}
