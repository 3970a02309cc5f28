import { existsSync } from 'node:fs';
import { join } from 'node:path';

import Watchpack from 'watchpack';

import { buildServices } from '../../build/build-services.mjs';
import { allFronts } from '../../build/site-parts.mjs';
import { isWhollyShared } from '../../build/webpack/sharing.mjs';
import { readWorkspaces } from '../../build/workspaces.mjs';
import { affectedParts } from './affected-parts.mjs';
import { DevServices } from './dev-services.mjs';
import { FrontWatchers } from './front-watchers.mjs';

/** How `npm run dev` builds the fronts and, once the site has started, follows the changes of its sources. */
export function watchedSite({ root, progress, shutdown }) {
  const print = (message) => progress.print(message);
  const fronts = new FrontWatchers({ root, print, shutdown });
  return {
    buildFront: (name) => fronts.watch(name),
    onStarted: (site) =>
      watchSources({
        root,
        fronts,
        print,
        shutdown,
        services: new DevServices(site),
        names: Object.keys(site.environments),
      }),
  };
}

/**
 * After a change: compiles and restarts the affected services, and watches the affected fronts, which build themselves.
 * Errors are printed; what ran before goes on until the next change.
 */
function watchSources({ root, services, names, fronts, print, shutdown }) {
  const workspaces = readWorkspaces(root);
  const nameOf = new Map([...workspaces.values()].map(({ name, folder }) => [join(folder, 'src'), name]));
  const isSharedPackage = (name) => isWhollyShared(`@porchlight/${name}`);
  const site = { workspaces, services: names, fronts: allFronts, isShared: isSharedPackage };
  const pending = new Set();
  const restart = async () => {
    const began = performance.now();
    const changed = [...pending];
    pending.clear();
    const affected = affectedParts(site, changed).services;
    if (affected.length === 0) return;
    await buildServices(root).catch((error) => {
      for (const name of changed) pending.add(name); // the next change restarts them as well
      throw error;
    });
    await services.restart(affected);
    print(`${affected.join(', ')} live in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  let restarted = Promise.resolve();
  const watcher = new Watchpack({ aggregateTimeout: 20, ignored: /\.(test|spec)\.tsx?$/ });
  watcher.on('aggregated', (folders) => {
    const changed = [...folders].map((folder) => nameOf.get(folder));
    for (const name of affectedParts(site, changed).fronts) fronts.watch(name);
    for (const name of changed) pending.add(name);
    restarted = restarted.then(restart).catch((error) => print(error.message));
  });
  watcher.watch({ directories: [...nameOf.keys()].filter(existsSync), startTime: Date.now() });
  shutdown.add(() => {
    watcher.close();
    return restarted;
  });
}
