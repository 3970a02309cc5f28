import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

const MEGABYTE = 1024 * 1024;
const MIN_FREE_MB = 200;
const buildFolders = [
  'node_modules',
  'dist',
  '.cache',
  'packages/messages/dist',
  'packages/contracts/dist',
  'packages/service-kit/dist',
  'services/catalog/dist',
  'services/gateway/dist',
];

/**
 * Throws when a folder that a start writes to is not writable, because another user owns it or the disk is read-only.
 */
export function requireWritable(root, dataDir) {
  for (const folder of [dataDir, ...buildFolders.map((name) => join(root, name))]) {
    const nearest = nearestExisting(folder);
    if (!isWritable(nearest)) {
      throw new UserError(
        `Porchlight cannot write to ${nearest}. It belongs to another user or is read-only: start as the user who made this clone, or make your own clone.`,
      );
    }
  }
}

/** Creates the data folder. Throws when its disk has less than 200 MB of free space. */
export function openDataDir(dataDir, makeFolder = (folder) => mkdirSync(folder, { recursive: true })) {
  makeFolder(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  if (freeMb < MIN_FREE_MB)
    throw new UserError(
      `The disk is full: ${freeMb} MB are free below ${dataDir}, at least ${MIN_FREE_MB} are needed. Free up space, or choose another folder with DATA_DIR.`,
    );
}

function nearestExisting(folder) {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
