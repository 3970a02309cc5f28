import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { Refusal } from '../refusal.mjs';

/**
 * Where the cluster really lives. It is `dataDir`, unless the server's account may not pass a folder above it (a clone in
 * /root): then a folder of its own below /var/tmp, named after the path so that the next start finds it again.
 */
export function placeOf(dataDir, account) {
  const wanted = resolve(dataDir);
  makeOpen(dirname(wanted));
  if (!account || closedAncestor(wanted, account) === undefined) return wanted;
  return join(spareFolder(wanted), basename(wanted));
}

/** The folder below /var/tmp that stands in for one the server's account may not enter; refuses one made by somebody else. */
export function spareFolder(dataDir) {
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  const folder = join('/var/tmp', `porchlight-${hash}`);
  makeOpen(folder);
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === process.getuid()) return folder;
  throw new Refusal(
    `${folder} belongs to somebody else. Remove it, or choose another place: DATA_DIR=/some/open/folder npm start`,
  );
}

/** Makes a folder and its missing parents so that other accounts may pass (0755), whatever the umask; leaves those that exist. */
export function makeOpen(folder) {
  const first = mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (let made = first && folder; made && made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}

function closedAncestor(path, account) {
  const parents = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) parents.push(folder);
  return parents.find((folder) => !mayPass(statSync(folder), account));
}

function mayPass({ mode, uid, gid }, account) {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
