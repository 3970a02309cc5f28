import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

/** Throws when Node is older than `engines` of package.json requires. */
export function requireNode(root, running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  if (isAtLeast(running, needed)) return;
  throw new UserError(`Porchlight needs Node ${needed} or newer; this is ${running}.`);
}

function isAtLeast(running, needed) {
  const [have, want] = [running, needed].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((index) => (have[index] ?? 0) !== (want[index] ?? 0));
  return at === undefined || have[at] > (want[at] ?? 0);
}
