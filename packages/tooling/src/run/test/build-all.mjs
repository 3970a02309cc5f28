import { buildFrontInProcess, staleFronts } from '../../build/build-fronts.mjs';
import { buildServices } from '../../build/build-services.mjs';
import { allFronts } from '../../build/site-parts.mjs';
import { Progress } from '../terminal/progress.mjs';

/**
 * Builds everything that changed, two frontends at a time, each in its own process, so that one failure does not hide
 * another.
 */
export async function buildAll(root) {
  const progress = new Progress();
  const failures = [];
  const attempt = (name, work) => progress.step(`${name} built`, work).catch((error) => failures.push(error.message));
  await attempt('services', () => buildServices(root));
  const queue = staleFronts(root, allFronts);
  const buildQueue = async () => {
    for (let name = queue.shift(); name; name = queue.shift())
      await attempt(name, () => buildFrontInProcess(root, name));
  };
  await Promise.all([buildQueue(), buildQueue()]);
  return [{ kind: 'builds', passed: allFronts.length + 1 - failures.length, failed: failures.length, failures }];
}
