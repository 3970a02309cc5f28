import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

/**
 * Returns the folder of the cluster: `dataDir`, unless the server's account cannot enter a folder above it (a clone in
 * /root); then a folder below /var/tmp, named after the path so that the next start finds it again.
 */
export function clusterFolder(dataDir, account) {
  const wanted = resolve(dataDir);
  createTraversableFolder(dirname(wanted));
  if (!account || inaccessibleAncestor(wanted, account) === undefined) return wanted;
  return join(fallbackFolder(wanted), basename(wanted));
}

/**
 * Returns the folder below /var/tmp that replaces one that the server's account cannot enter. Throws when another user
 * owns it.
 */
export function fallbackFolder(dataDir) {
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  const folder = join('/var/tmp', `porchlight-${hash}`);
  createTraversableFolder(folder);
  const stats = lstatSync(folder);
  if (stats.isDirectory() && stats.uid === process.getuid()) return folder;
  throw new UserError(
    `${folder} belongs to another user. Remove it, or choose another folder: DATA_DIR=/some/open/folder npm start`,
  );
}

/** Creates a folder and its missing parents with mode 0755, whatever the umask; existing folders stay unchanged. */
export function createTraversableFolder(folder) {
  const first = mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (let made = first && folder; made && made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}

function inaccessibleAncestor(path, account) {
  const parents = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) parents.push(folder);
  return parents.find((folder) => !canEnter(statSync(folder), account));
}

function canEnter({ mode, uid, gid }, account) {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
