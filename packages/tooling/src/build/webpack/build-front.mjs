import webpack from 'webpack';
import { drawIcons } from './app-icons.mjs';
import { publishArea, publishShell, shellFilesOf } from './publish-front.mjs';
import { frontOf } from './fronts.mjs';
import { browserConfig, serverConfig, workerConfig } from './preset.mjs';

// Builds run one after the other: two at once need twice the memory and, on two cores, the same time.
async function run(config) {
  const compiler = webpack(config);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else resolve(outputOf(stats));
      });
    });
  } finally {
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
  }
}

/** Returns the files of a build; throws webpack's errors. */
function outputOf(stats) {
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
}

async function publish(front, { browser, server, worker }) {
  if (front.isShell) publishShell(front, { browser, server, worker }, await drawIcons(front));
  else publishArea(front, browser, server);
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
  const shellFiles = () => shellFilesOf(front, browser);
  const worker = front.isShell ? await run(workerConfig(front, mode, shellFiles)) : undefined;
  await publish(front, { browser, server, worker });
}

/**
 * Builds one frontend in development mode, and again after each change of a file that it reads. `onResult` gets the
 * seconds of each published build, or the error of one that is not published.
 */
export function watchFront(name, onResult) {
  const front = frontOf(name);
  const stats = {};
  const configs = { browser: browserConfig(front, 'development') };
  if (front.hasServer) configs.server = serverConfig(front, 'development');
  if (front.isShell) {
    const shellFiles = () => (stats.browser.hasErrors() ? null : shellFilesOf(front, outputOf(stats.browser)));
    configs.worker = { ...workerConfig(front, 'development', shellFiles), dependencies: [configs.browser.name] };
  }
  const publishLatest = async (began) => {
    const outputs = Object.entries(stats).map(([kind, latest]) => [kind, outputOf(latest)]);
    await publish(front, Object.fromEntries(outputs));
    onResult({ seconds: (Date.now() - began) / 1000 });
  };
  const compiler = webpack(Object.values(configs));
  Object.keys(configs).forEach((kind, at) =>
    // A change that one build does not read leaves its result as it was.
    compiler.compilers[at].hooks.done.tap('PublishFront', (latest) => {
      stats[kind] = latest;
    }),
  );
  let published = Promise.resolve();
  compiler.watch({ aggregateTimeout: 20 }, (error, result) => {
    const began = Math.min(...(result?.stats ?? []).map(({ startTime }) => startTime));
    const publishing = () => (error ? Promise.reject(error) : publishLatest(began));
    published = published.then(publishing).catch(({ message }) => onResult({ error: message }));
  });
}
