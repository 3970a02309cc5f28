// npm run area -- NAME: builds one front folder and publishes it; a running site serves it after a reload.
import { root } from '../root.mjs';
import { buildFront } from './webpack/build-front.mjs';
import { frontFingerprint, recordFrontBuild } from './front-state.mjs';
import { allFronts } from './site-parts.mjs';

const name = process.argv[2];
if (!allFronts.includes(name)) {
  console.error(`Usage: npm run area -- NAME, where NAME is one of ${allFronts.join(', ')}`);
  process.exit(1);
}
const started = performance.now();
const fingerprint = frontFingerprint(root, name);
try {
  await buildFront(name);
  recordFrontBuild(root, name, fingerprint);
  console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error.message); // webpack's message; the stack would be that of the build
  process.exitCode = 1;
}
