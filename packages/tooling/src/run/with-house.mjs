import { join } from 'node:path';

import { passingFolder } from './passing-folder.mjs';
import { startHouse } from './started-house.mjs';

/**
 * Does something with a house of its own (own data folder, own port, no limits on a visitor), all homes public, and takes it away afterwards.
 * @template T @param {string} root @param {string} name of its folder @param {(house: { address: string, dataDir: string }) => Promise<T>} act
 */
export async function withHouse(root, name, act) {
  const folder = passingFolder(name);
  const dataDir = join(folder.path, 'data');
  const house = await startHouse(root, { dataDir, environment: { RATE_LIMITS: 'off' } });
  try {
    await house.untilAllHomes();
    return await act({ address: house.address, dataDir });
  } finally {
    await house.stop();
    folder.remove();
  }
}
