import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Refusal } from './refusal.mjs';

const MEGABYTE = 1024 * 1024;
const ROOM_MB = 200;
const built = [
  'node_modules',
  'dist',
  '.cache',
  'packages/contracts/dist',
  'packages/service-kit/dist',
  'services/catalog/dist',
  'services/gateway/dist',
];

/** Refuses, by name, a folder that a start must write and may not: the clone was made by somebody else, or the disk is read-only. */
export function requireWritable(root, dataDir) {
  for (const folder of [dataDir, ...built.map((name) => join(root, name))]) {
    const nearest = nearestExisting(folder);
    if (!isWritable(nearest)) {
      throw new Refusal(
        `Porchlight may not write ${nearest}. It belongs to another user or is read-only: start as the user who made this clone, or make a clone of your own.`,
      );
    }
  }
}

/** Makes the data folder, and refuses when the disk below it is nearly full. */
export function openDataDir(dataDir, makeFolder = (folder) => mkdirSync(folder, { recursive: true })) {
  makeFolder(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  if (freeMb < ROOM_MB)
    throw new Refusal(
      `The disk is full: ${freeMb} MB are free below ${dataDir}, at least ${ROOM_MB} are needed. Make room, or choose another place with DATA_DIR.`,
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
