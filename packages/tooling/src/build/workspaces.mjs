import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The workspaces of the clone: name without scope → `{ name, folder, needs }`, where `needs` are the workspaces it depends on. */
export function readWorkspaces(root) {
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = workspaces
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  return new Map(folders.map((folder) => describe(folder)).map((workspace) => [workspace.name, workspace]));
}

/** The folders that a build of `name` reads: its own and those of everything it depends on, in a fixed order. */
export function foldersBehind(workspaces, name, seen = new Set()) {
  const workspace = workspaces.get(name);
  if (!workspace || seen.has(workspace.folder)) return seen;
  seen.add(workspace.folder);
  for (const needed of workspace.needs) foldersBehind(workspaces, needed, seen);
  return seen;
}

function describe(folder) {
  const { name, dependencies = {}, peerDependencies = {} } = readJson(join(folder, 'package.json'));
  const needs = Object.keys({ ...dependencies, ...peerDependencies }).filter((other) =>
    other.startsWith('@porchlight/'),
  );
  return { name: withoutScope(name), folder, needs: needs.map(withoutScope) };
}

// the patterns used in package.json: a plain folder, `folder/*`, and `prefix*`
function expand(root, pattern) {
  if (!pattern.endsWith('*')) return [join(root, pattern)];
  const cut = pattern.lastIndexOf('/') + 1;
  const parent = join(root, pattern.slice(0, cut));
  const prefix = pattern.slice(cut, -1);
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => join(parent, entry.name));
}

function withoutScope(name) {
  return name.replace('@porchlight/', '');
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
