// node packages/tooling/src/build/runtime-files.mjs FOLDER: copies what the services need at run time, their packages
// and the built front into FOLDER. Sources, tests and tools stay behind; the image is made of it (deploy/Dockerfile).
import { cpSync, existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { root } from '../root.mjs';
import { allServices, standIns } from './site-parts.mjs';
import { dependencyFolders, readWorkspaces } from './workspaces.mjs';

/** Relative paths of what ships. Seeds and templates lie beside the code, which finds them by relative addresses. */
export function runtimePaths() {
  const workspaces = readWorkspaces(root);
  const folders = new Set([...allServices, ...standIns].flatMap((name) => [...dependencyFolders(workspaces, name)]));
  const parts = [...folders].flatMap((folder) => ['package.json', 'dist', 'seed'].map((part) => join(folder, part)));
  return [
    'package.json',
    'docs/openapi.json',
    'dist/front',
    ...parts.filter(existsSync).map((path) => relative(root, path)),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const into = resolve(process.argv[2]);
  for (const path of runtimePaths()) cpSync(join(root, path), join(into, path), { recursive: true });
}
