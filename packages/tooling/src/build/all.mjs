// node packages/tooling/src/build/all.mjs: builds everything that changed, for the container image or a checkout
// without a running site.
import { root } from '../root.mjs';
import { Progress } from '../run/terminal/progress.mjs';
import { buildFrontInProcess, staleFronts } from './build-fronts.mjs';
import { buildServices } from './build-services.mjs';
import { allFronts } from './site-parts.mjs';

const progress = new Progress();
await progress.step('services built', () => buildServices(root));
for (const name of staleFronts(root, allFronts))
  await progress.step(`${name} built`, () => buildFrontInProcess(root, name));
