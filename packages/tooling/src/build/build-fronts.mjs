import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';

import { UserError } from '../run/terminal/user-error.mjs';
import { isFrontCurrent } from './front-state.mjs';

const LOWER_PRIORITY = 10;

/** Returns those of the named fronts whose sources changed since their last build. */
export function staleFronts(root, names) {
  return names.filter((name) => !isFrontCurrent(root, name));
}

/**
 * Builds one front in its own process, which frees its memory and isolates crashes. Rejects with the end of its output.
 * `signal` kills the build and rejects once the process has exited; `isBackground` lowers its priority below that of
 * the running site.
 */
export async function buildFrontInProcess(root, name, { signal, isBackground = false } = {}) {
  const child = spawn(process.execPath, [join(root, 'packages/tooling/src/build/area.mjs'), name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // excluded from the terminal's process group, so that Ctrl-C reaches it only through the supervisor
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  if (isBackground) setPriority(child.pid, LOWER_PRIORITY);
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new UserError(`${name} could not be built:\n${lines.join('').trim().split('\n').slice(-30).join('\n')}`);
}
