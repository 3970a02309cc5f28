// node packages/tooling/src/build/all.mjs: builds everything that changed; the image and a checkout without a start use it
import { root } from '../root.mjs';
import { Progress } from '../run/progress.mjs';
import { buildFrontApart, staleFronts } from './build-fronts.mjs';
import { buildServices } from './build-services.mjs';
import { firstFronts, laterFronts } from './front-state.mjs';

const progress = new Progress();
await progress.step('services built', () => buildServices(root));
for (const name of staleFronts(root, [...firstFronts, ...laterFronts]))
  await progress.step(`${name} built`, () => buildFrontApart(root, name));
