import { join } from 'node:path';

import { buildFrontInProcess, staleFronts } from '../../build/build-fronts.mjs';
import { allFronts } from '../../build/site-parts.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { startSite } from './start-site.mjs';

/**
 * Runs `act` on a site of its own (own data folder and port, no rate limits) with every area built and all listings
 * public, and removes the site afterwards.
 * @template T @param {string} root @param {string} name of its folder @param {(site: { address: string, relayPort:
 *   number, partnerPort: number, dataDir: string, pid: number }) => Promise<T>} act
 */
export async function withSite(root, name, act) {
  // A site is ready before the areas that its first page does not need.
  for (const front of staleFronts(root, allFronts)) await buildFrontInProcess(root, front);
  const folder = temporaryFolder(name);
  const dataDir = join(folder.path, 'data');
  const site = await startSite(root, { dataDir, environment: { RATE_LIMITS: 'off' } });
  try {
    await site.untilAllListings();
    const { address, relayPort, partnerPort, pid, output } = site;
    return await act({ address, relayPort, partnerPort, dataDir, pid, output });
  } finally {
    await site.stop();
    folder.remove();
  }
}
