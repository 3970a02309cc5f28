// `npm test`: everything that CI runs, on a fresh clone too. Goes on after a failing part, so that one run tells all.
import { root } from '../root.mjs';
import { explain } from './explain.mjs';
import { requireWritable } from './folders.mjs';
import { install, isInstallStale } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { Progress } from './progress.mjs';
import { join } from 'node:path';

async function test() {
  requireNode(root);
  requireWritable(root, join(root, '.data'));
  if (isInstallStale(root))
    await new Progress().step('packages installed', () => install(root), 'Installing packages: one to two minutes');
  const { runParts } = await import('./test/run-parts.mjs');
  const { passed, failed } = await runParts(root);
  console.log(`${passed} passed, ${failed} failed`); // the last line, whatever happened
  process.exitCode = failed > 0 ? 1 : 0;
}

test().catch((error) => {
  console.error(explain(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
