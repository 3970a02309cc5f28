import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from './temporary-folder.mjs';

/** Clones the committed state of `root` into a temporary folder, owned by `owner` (`{ uid, gid }`) if given. */
export function freshClone(root, owner) {
  const home = temporaryFolder('clone');
  const clone = join(home.path, 'porchlight');
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git clone failed: ${stderr}`);
  if (owner) changeOwner(home.path, owner);
  return { clone, home: home.path, remove: home.remove };
}

function changeOwner(path, { uid, gid }) {
  const isFolder = lstatSync(path).isDirectory();
  if (isFolder) for (const name of readdirSync(path)) changeOwner(join(path, name), { uid, gid });
  if (isFolder) chownSync(path, uid, gid);
  else lchownSync(path, uid, gid);
}
