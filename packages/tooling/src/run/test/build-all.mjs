import { buildFrontApart, staleFronts } from '../../build/build-fronts.mjs';
import { buildServices } from '../../build/build-services.mjs';
import { firstFronts, laterFronts } from '../../build/front-state.mjs';
import { Progress } from '../progress.mjs';

/** Builds everything that changed, each front by itself: one that breaks does not hide another. */
export async function buildAll(root) {
  const progress = new Progress();
  const failures = [];
  const attempt = (name, work) => progress.step(`${name} built`, work).catch((error) => failures.push(error.message));
  await attempt('services', () => buildServices(root));
  const names = [...firstFronts, ...laterFronts];
  for (const name of staleFronts(root, names)) await attempt(name, () => buildFrontApart(root, name));
  return [{ kind: 'builds', passed: names.length + 1 - failures.length, failed: failures.length, failures }];
}
