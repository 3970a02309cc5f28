// node packages/tooling/src/build/watch-front.mjs NAME: builds one front folder after each change of its sources and
// publishes it, until its parent process (npm run dev) ends. Sends the parent the result of each build.
import { root } from '../root.mjs';
import { discardFrontBuild } from './front-state.mjs';
import { watchFront } from './webpack/build-front.mjs';

const name = process.argv[2];
process.on('disconnect', () => process.exit());
discardFrontBuild(root, name);
watchFront(name, (result) => process.send?.(result));
