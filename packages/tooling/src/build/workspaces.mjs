import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The workspaces of the clone: name without scope → `{ name, folder, needs, area }`: `needs` are the workspaces it depends on, `area` is
 * `porchlight` of its package.json. */
export function readWorkspaces(root) {
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = workspaces
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  return new Map(folders.map((folder) => describe(folder)).map((workspace) => [workspace.name, workspace]));
}

/** Returns the folders that a build of `name` reads: its own and those of its dependencies, in a stable order. */
export function dependencyFolders(workspaces, name, seen = new Set()) {
  const workspace = workspaces.get(name);
  if (!workspace || seen.has(workspace.folder)) return seen;
  seen.add(workspace.folder);
  for (const needed of workspace.needs) dependencyFolders(workspaces, needed, seen);
  return seen;
}

function describe(folder) {
  const { name, dependencies = {}, peerDependencies = {}, porchlight: area } = readJson(join(folder, 'package.json'));
  const needs = Object.keys({ ...dependencies, ...peerDependencies }).filter((other) =>
    other.startsWith('@porchlight/'),
  );
  return { name: withoutScope(name), folder, needs: needs.map(withoutScope), area };
}

// Expands the patterns of package.json: a folder, `folder/*` or `prefix*`.
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
