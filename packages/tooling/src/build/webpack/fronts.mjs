import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Returns the folders, paths and options of a frontend build: the shell, or an area as described in its package.json
 * (`porchlight: { area, paths, server }`).
 */
export function frontOf(name, into = join(root, 'dist/front')) {
  const folder = join(root, name);
  const isShell = name === 'shell';
  const { paths = [], server = false } = isShell ? { server: true } : readJson(join(folder, 'package.json')).porchlight;
  return {
    name,
    folder,
    isShell,
    paths,
    hasServer: server,
    // Module Federation names must be identifiers.
    id: name.replaceAll('-', '_'),
    publicPath: isShell ? '/assets/shell/' : `/areas/${name}/`,
    published: into,
    output: join(into, isShell ? 'shell' : join('areas', name)),
  };
}
