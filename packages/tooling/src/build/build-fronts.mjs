import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';

import { Refusal } from '../run/refusal.mjs';
import { isFrontCurrent } from './front-state.mjs';

const LOWER_PRIORITY = 10;

/** Those of the named fronts whose sources changed since their last build. */
export function staleFronts(root, names) {
  return names.filter((name) => !isFrontCurrent(root, name));
}

/**
 * Builds one front in a process of its own, so that its memory is given back and a crash hurts nothing else.
 * Rejects with the end of its output. `signal` ends it early, which also rejects, once it is gone; `isBackground` lets the
 * running house go first.
 */
export async function buildFrontApart(root, name, { signal, isBackground = false } = {}) {
  const child = spawn(process.execPath, [join(root, 'packages/tooling/src/build/area.mjs'), name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // detached: Ctrl-C is passed on by us, once
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  if (isBackground) setPriority(child.pid, LOWER_PRIORITY);
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Refusal(`${name} could not be built:\n${lines.join('').trim().split('\n').slice(-30).join('\n')}`);
}
