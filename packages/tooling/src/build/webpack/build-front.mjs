import webpack from 'webpack';
import { drawIcons } from './app-icons.mjs';
import { publishArea, publishShell, shellFilesOf } from './publish-front.mjs';
import { frontOf } from './fronts.mjs';
import { browserConfig, serverConfig, workerConfig } from './preset.mjs';

// Builds run one after the other: two at once need twice the memory and, on two cores, the same time.
async function run(config) {
  const compiler = webpack(config);
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return stats.toJson({
      all: false,
      assets: true,
      cachedAssets: true,
      assetsSpace: Infinity,
      entrypoints: true,
      chunkGroups: true,
      hash: true,
    });
  } finally {
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
  }
}

/**
 * Builds one frontend (`shell`, `mfe-public`, …) into dist/front (or `into`) and publishes it: the shell in shell.json,
 * an area as its entry of areas.json. Files of earlier builds stay for open tabs. Throws webpack's errors when the
 * build fails.
 */
export async function buildFront(name, { mode = 'production', into } = {}) {
  const front = frontOf(name, into);
  const browser = await run(browserConfig(front, mode));
  const server = front.hasServer ? await run(serverConfig(front, mode)) : undefined;
  if (front.isShell) {
    const worker = await run(workerConfig(front, mode, shellFilesOf(front, browser)));
    publishShell(front, { browser, server, worker }, await drawIcons(front));
  } else publishArea(front, browser, server);
}
