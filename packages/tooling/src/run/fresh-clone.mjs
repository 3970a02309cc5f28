import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { passingFolder } from './passing-folder.mjs';

/** Clones the committed state of `root` into a folder of its own, owned by `owner` (`{ uid, gid }`) when one is given. */
export function freshClone(root, owner) {
  const home = passingFolder('clone');
  const clone = join(home.path, 'porchlight');
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git clone failed: ${stderr}`);
  if (owner) give(home.path, owner);
  return { clone, home: home.path, remove: home.remove };
}

function give(path, { uid, gid }) {
  const isFolder = lstatSync(path).isDirectory();
  if (isFolder) for (const name of readdirSync(path)) give(join(path, name), { uid, gid });
  if (isFolder) chownSync(path, uid, gid);
  else lchownSync(path, uid, gid);
}
