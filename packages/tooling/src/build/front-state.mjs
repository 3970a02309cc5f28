import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { fingerprint, sourceFiles } from './source-files.mjs';
import { foldersBehind, readWorkspaces } from './workspaces.mjs';

/** Every front build, the two that the first page needs before the others. */
export const firstFronts = ['shell', 'mfe-public'];
export const laterFronts = ['mfe-renter', 'mfe-portal', 'mfe-admin', 'mfe-support'];

/** The fingerprint of everything that a build of `name` reads: its folder, the packages behind it, the preset, the lockfile. */
export function frontFingerprint(root, name) {
  const folders = [...foldersBehind(readWorkspaces(root), name), join(root, 'packages/tooling/src/webpack')];
  const files = folders.filter(existsSync).flatMap((folder) => sourceFiles(folder));
  return fingerprint(root, [...files, join(root, 'package-lock.json')], name);
}

/** Whether the last build of `name` was made from these very sources and its output is still there. */
export function isFrontCurrent(root, name) {
  return hasOutput(root, name) && noted(root, name) === frontFingerprint(root, name);
}

/** Remembers that the output of `name` was built from sources with this fingerprint. */
export function noteFrontBuilt(root, name, mark) {
  mkdirSync(dirname(notePath(root, name)), { recursive: true });
  writeFileSync(notePath(root, name), mark);
}

function hasOutput(root, name) {
  if (name === 'shell') return existsSync(join(root, 'dist/front/shell/shell.json'));
  return areasIn(root).includes(name) && existsSync(join(root, 'dist/front/areas', name));
}

function areasIn(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'dist/front/areas.json'), 'utf8')).areas.map((area) => area.name);
  } catch {
    return [];
  }
}

function noted(root, name) {
  const path = notePath(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function notePath(root, name) {
  return join(root, 'dist/front/.built', name);
}
