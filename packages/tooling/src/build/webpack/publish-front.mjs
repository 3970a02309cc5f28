import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileNames = (assets = []) => assets.map(({ name }) => name);
const weekMs = 7 * 86_400_000;

/** Writes a file atomically: readers see the old content until the new content is complete. */
function writeAtomically(path, value) {
  writeFileSync(`${path}.${process.pid}.tmp`, JSON.stringify(value, undefined, 2));
  renameSync(`${path}.${process.pid}.tmp`, path);
}

/** Returns the style sheets and preloaded scripts that a page links. */
function pageFiles({ publicPath }, names) {
  const withExtension = (end) => names.filter((name) => name.endsWith(end)).map((name) => publicPath + name);
  return { styles: withExtension('.css'), preloads: withExtension('.js') };
}

const serverFile = (server) =>
  server ? fileNames(server.entrypoints.server.assets).find((name) => name.endsWith('.cjs')) : null;
const versionOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

/** Removes files of earlier builds that are older than a week; no open page requests them any more. */
function prune({ output }, stats) {
  const present = new Set(stats.flatMap((one) => fileNames(one?.assets)));
  for (const name of readdirSync(output)) {
    const isOld = Date.now() - statSync(join(output, name)).mtimeMs > weekMs;
    if (isOld && !present.has(name) && /\.[0-9a-f]{10}\./.test(name)) rmSync(join(output, name), { recursive: true });
  }
}

/** Returns what every page links of the shell: style sheets, preloads and the icon. */
export function shellFilesOf(front, browser) {
  // Every page uses the Latin text font: without a preload the browser would repaint the text of each first page.
  return {
    styles: pageFiles(front, fileNames(browser.entrypoints.main.assets)).styles,
    preloads: addressesOf(front, browser, /^figtree-latin-wght-normal/),
    icon: addressesOf(front, browser, /^icon\.\w+\.svg$/)[0],
  };
}
const addressesOf = ({ publicPath }, { assets }, pattern) =>
  fileNames(assets)
    .filter((name) => pattern.test(name))
    .map((name) => publicPath + name);

/** Publishes the shell: writes shell.json (type `ShellFile` of the contracts) beside its files. */
export function publishShell(front, { browser, server, worker }, app) {
  const names = fileNames(browser.entrypoints.main.assets);
  const { preloads: scripts } = pageFiles(front, names);
  const { styles, preloads, icon } = shellFilesOf(front, browser);
  const [workerFile] = fileNames(worker.entrypoints.worker.assets);
  const preloadsIn = { 'fr-CA': pageFiles(front, fileNames(browser.namedChunkGroups['messages-fr'].assets)).preloads };
  writeAtomically(join(front.output, 'shell.json'), {
    version: versionOf(names, serverFile(server)),
    scripts,
    styles,
    preloads,
    preloadsIn,
    icon,
    app,
    worker: workerFile,
    server: serverFile(server),
  });
  prune(front, [browser, server, worker]);
}

/** Returns, for every named screen chunk, the files it needs beyond those of the exposed module. */
function screensOf(front, { namedChunkGroups }, exposed) {
  const entries = Object.entries(namedChunkGroups).filter(
    ([name]) => !/^(main|__federation_expose_area)$/.test(name) && name !== front.id,
  );
  return Object.fromEntries(
    entries.map(([name, { assets }]) => [
      name,
      pageFiles(
        front,
        fileNames(assets).filter((file) => !exposed.includes(file)),
      ),
    ]),
  );
}

/**
 * Returns the entries of all published areas; each is stored in its area's own folder, so that concurrent builds lose
 * none.
 */
function publishedAreas({ published }) {
  const folder = join(published, 'areas');
  const lines = readdirSync(folder)
    .map((name) => join(folder, name, 'area.json'))
    .filter(existsSync);
  return lines.map((path) => JSON.parse(readFileSync(path, 'utf8')));
}

/** Publishes an area: writes its screens.json and its entry in areas.json (type `AreaEntry` of the contracts). */
export function publishArea(front, browser, server) {
  const entry = fileNames(browser.assets).find((name) => /^remoteEntry\.[0-9a-f]+\.js$/.test(name));
  const exposed = fileNames(browser.namedChunkGroups.__federation_expose_area.assets);
  const screens = screensOf(front, browser, exposed);
  const integrity = `sha384-${createHash('sha384')
    .update(readFileSync(join(front.output, entry)))
    .digest('base64')}`;
  const line = {
    name: front.name,
    version: versionOf(entry, exposed, screens, serverFile(server)),
    paths: front.paths,
    entry: front.publicPath + entry,
    integrity,
    server: serverFile(server),
    files: { exposed: pageFiles(front, [entry, ...exposed]), screens },
  };
  writeAtomically(join(front.output, 'screens.json'), screens);
  writeAtomically(join(front.output, 'area.json'), line);
  writeAtomically(join(front.published, 'areas.json'), { areas: publishedAreas(front) });
  prune(front, [browser, server]);
}
