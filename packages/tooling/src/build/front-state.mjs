import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { fingerprint, sourceFiles } from './source-files.mjs';
import { dependencyFolders, readWorkspaces } from './workspaces.mjs';

/**
 * Returns a fingerprint of everything that a build of `name` reads: its folder, the workspaces it depends on, the
 * webpack preset and the lockfile.
 */
export function frontFingerprint(root, name) {
  const folders = [...dependencyFolders(readWorkspaces(root), name), join(root, 'packages/tooling/src/build/webpack')];
  const files = folders.filter(existsSync).flatMap((folder) => sourceFiles(folder));
  return fingerprint(root, [...files, join(root, 'package-lock.json')], name);
}

/** Returns whether the output of `name` exists and was built from the current sources. */
export function isFrontCurrent(root, name) {
  return hasOutput(root, name) && recordedFingerprint(root, name) === frontFingerprint(root, name);
}

/** Records the fingerprint of the sources that the output of `name` was built from. */
export function recordFrontBuild(root, name, mark) {
  mkdirSync(dirname(recordPath(root, name)), { recursive: true });
  writeFileSync(recordPath(root, name), mark);
}

/** Removes that record: the output is a development build, which the next start replaces. */
export function discardFrontBuild(root, name) {
  rmSync(recordPath(root, name), { force: true });
}

function hasOutput(root, name) {
  if (name === 'shell') return existsSync(join(root, 'dist/front/shell/shell.json'));
  return publishedAreas(root).includes(name) && existsSync(join(root, 'dist/front/areas', name));
}

function publishedAreas(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'dist/front/areas.json'), 'utf8')).areas.map((area) => area.name);
  } catch {
    return [];
  }
}

function recordedFingerprint(root, name) {
  const path = recordPath(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function recordPath(root, name) {
  return join(root, 'dist/front/.built', name);
}
