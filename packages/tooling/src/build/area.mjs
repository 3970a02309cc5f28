// npm run area -- mfe-public: builds one front folder and publishes it; a running house shows it after a reload
import { root } from '../root.mjs';
import { buildFront } from '../webpack/build-front.mjs';
import { firstFronts, frontFingerprint, laterFronts, noteFrontBuilt } from './front-state.mjs';

const name = process.argv[2];
const known = [...firstFronts, ...laterFronts];
if (!known.includes(name)) {
  console.error(`Name one of ${known.join(', ')}: npm run area -- mfe-public`);
  process.exit(1);
}
const started = performance.now();
const mark = frontFingerprint(root, name);
try {
  await buildFront(name);
  noteFrontBuilt(root, name, mark);
  console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error.message); // webpack's words; the stack is of the build, not of the mistake
  process.exitCode = 1;
}
