// `npm test`: everything that CI runs, also on a fresh clone. Continues after a failing part, so that one run reports
// everything.
import { root } from '../root.mjs';
import { errorMessage } from './terminal/error-message.mjs';
import { requireWritable } from './preflight/writable-folders.mjs';
import { install, isInstallStale } from './preflight/install.mjs';
import { requireNode } from './preflight/node-version.mjs';
import { Progress } from './terminal/progress.mjs';
import { join } from 'node:path';

async function test() {
  requireNode(root);
  requireWritable(root, join(root, '.data'));
  if (isInstallStale(root))
    await new Progress().step('packages installed', () => install(root), 'Installing packages: one to two minutes');
  const { runParts } = await import('./test/run-parts.mjs');
  const { passed, failed } = await runParts(root);
  console.log(`${passed} passed, ${failed} failed`); // the last line in every case
  process.exitCode = failed > 0 ? 1 : 0;
}

test().catch((error) => {
  console.error(errorMessage(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
