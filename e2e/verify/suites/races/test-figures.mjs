import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../../../../packages/tooling/src/run/test-site/temporary-folder.mjs';

/**
 * Calls `callback` with the environment in which tests add to figures (`addFigure` of the service kit). Returns the sum
 * of each figure by its name.
 */
export async function collectFigures(callback) {
  const folder = temporaryFolder('figures');
  const file = join(folder.path, 'figures');
  try {
    await callback({ TEST_FIGURES: file });
    const figures = {};
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    for (const [name, value] of lines.map((line) => line.split(' ')))
      figures[name] = (figures[name] ?? 0) + Number(value);
    return figures;
  } finally {
    folder.remove();
  }
}
