import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../../packages/tooling/src/run/terminal/user-error.mjs';

/** Release of the competitor that is measured. */
export const competitorVersion = '12.4.0';

/**
 * Installs Directus into its own folder, outside the workspaces and the lockfile. Returns the folder. The first
 * installation takes minutes when a native module has to be compiled.
 */
export async function installCompetitor(dataDir) {
  const folder = join(dataDir, 'competitor');
  mkdirSync(folder, { recursive: true });
  if (installedVersion(folder) === competitorVersion) return folder;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bench-competitor', private: true }));
  const { npm_execpath: npm } = process.env;
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', `directus@${competitorVersion}`];
  const child = npm
    ? spawn(process.execPath, [npm, ...args], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: environmentWithoutNpm(),
      })
    : spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: environmentWithoutNpm() });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new UserError(
      `Directus ${competitorVersion} could not be installed; pass --no-competitor to measure without it.\n${output.trim().split('\n').slice(-8).join('\n')}`,
    );
  return folder;
}

function installedVersion(folder) {
  const path = join(folder, 'node_modules/directus/package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined;
}

// `npm run` passes its settings (workspaces, prefix) down as environment variables, which would redirect the nested
// install.
const environmentWithoutNpm = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(local_prefix|workspace|prefix)|package_|lifecycle_)/.test(name),
    ),
  );
