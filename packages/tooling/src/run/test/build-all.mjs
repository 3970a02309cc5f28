import { buildFrontInProcess, staleFronts } from '../../build/build-fronts.mjs';
import { buildServices } from '../../build/build-services.mjs';
import { allFronts } from '../../build/site-parts.mjs';
import { Progress } from '../terminal/progress.mjs';

/** Builds everything that changed, each frontend by itself, so that one failure does not hide another. */
export async function buildAll(root) {
  const progress = new Progress();
  const failures = [];
  const attempt = (name, work) => progress.step(`${name} built`, work).catch((error) => failures.push(error.message));
  await attempt('services', () => buildServices(root));
  for (const name of staleFronts(root, allFronts)) await attempt(name, () => buildFrontInProcess(root, name));
  return [{ kind: 'builds', passed: allFronts.length + 1 - failures.length, failed: failures.length, failures }];
}
