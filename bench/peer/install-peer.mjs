import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../../packages/tooling/src/run/refusal.mjs';

/** The peer, at the release that was compared. */
export const peerVersion = '12.4.0';

/**
 * Installs Directus into a folder of its own: outside the workspaces, the lockfile and everything the product runs. Gives the
 * folder. The first time takes some minutes: one native part may have to be compiled.
 */
export async function installPeer(dataDir) {
  const folder = join(dataDir, 'peer');
  mkdirSync(folder, { recursive: true });
  if (installed(folder) === peerVersion) return folder;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bench-peer', private: true }));
  const { npm_execpath: npm } = process.env;
  const words = ['install', '--no-audit', '--no-fund', '--save-exact', `directus@${peerVersion}`];
  const child = npm
    ? spawn(process.execPath, [npm, ...words], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: plainEnvironment(),
      })
    : spawn('npm', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: plainEnvironment() });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Refusal(
      `Directus ${peerVersion} could not be installed; --no-peer measures without it.\n${said.trim().split('\n').slice(-8).join('\n')}`,
    );
  return folder;
}

function installed(folder) {
  const path = join(folder, 'node_modules/directus/package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined;
}

// `npm run` hands its own settings down (workspaces, prefix): an install below it must not follow them
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(local_prefix|workspace|prefix)|package_|lifecycle_)/.test(name),
    ),
  );
