import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

/** Returns whether node_modules is missing or was installed from another lockfile. */
export function isInstallStale(root) {
  const stamp = join(root, 'node_modules/.porchlight-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash(root)) return false;
  if (!matchesLockfile(root)) return true;
  writeStamp(root);
  return false;
}

/** Installs exactly the versions of the lockfile (`npm ci`). */
export async function install(root) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new UserError(`npm ci failed:\n${output.join('').trim().split('\n').slice(-15).join('\n')}`);
  writeStamp(root);
}

function writeStamp(root) {
  writeFileSync(join(root, 'node_modules/.porchlight-lockfile'), lockfileHash(root));
}

function lockfileHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

// Detects a manual `npm ci`: npm records the installed packages in a lockfile of its own.
function matchesLockfile(root) {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = packagesOf(hidden);
  const wanted = packagesOf(join(root, 'package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, { optional, peer }]) => path.startsWith('node_modules/') && !optional && !peer)
    .every(([path, { version, resolved, link }]) =>
      link ? installed[path]?.resolved === resolved : installed[path]?.version === version,
    );
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
