import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileNames = (assets = []) => assets.map(({ name }) => name);
const week = 7 * 86_400_000;

/** Writes a file whole or not at all: readers see the old one until the new one is there. */
function writeWhole(path, value) {
  writeFileSync(`${path}.${process.pid}.tmp`, JSON.stringify(value, undefined, 2));
  renameSync(`${path}.${process.pid}.tmp`, path);
}

/** A list of files as a page links them: style sheets, and scripts to fetch ahead. */
function pageFiles({ publicPath }, names) {
  const those = (end) => names.filter((name) => name.endsWith(end)).map((name) => publicPath + name);
  return { styles: those('.css'), preloads: those('.js') };
}

const serverFile = (server) =>
  server ? fileNames(server.entrypoints.server.assets).find((name) => name.endsWith('.cjs')) : null;
const versionOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

/** Removes what no page of the last week can still ask for. */
function prune({ output }, stats) {
  const present = new Set(stats.flatMap((one) => fileNames(one?.assets)));
  for (const name of readdirSync(output)) {
    const isOld = Date.now() - statSync(join(output, name)).mtimeMs > week;
    if (isOld && !present.has(name) && /\.[0-9a-f]{10}\./.test(name)) rmSync(join(output, name), { recursive: true });
  }
}

/** What every page takes from the shell: its style sheets, and the files that are fetched ahead, the icon. */
export function shellFilesOf(front, browser) {
  // The text face in latin is on every page: fetched ahead, or each first page would redraw its words.
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

/** Publishes the shell: shell.json beside its files (type `ShellFile` of the contracts). */
export function publishShell(front, { browser, server, worker }, app) {
  const names = fileNames(browser.entrypoints.main.assets);
  const { preloads: scripts } = pageFiles(front, names),
    { styles, preloads, icon } = shellFilesOf(front, browser);
  const [workerFile] = fileNames(worker.entrypoints.worker.assets);
  const preloadsIn = { 'fr-CA': pageFiles(front, fileNames(browser.namedChunkGroups['words-fr'].assets)).preloads };
  writeWhole(join(front.output, 'shell.json'), {
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

/** Every named screen chunk → the files it needs beyond those of the exposed module. */
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

/** The lines of all areas that were published, each kept in its own folder: two builds at once lose none. */
function publishedAreas({ published }) {
  const folder = join(published, 'areas');
  const lines = readdirSync(folder)
    .map((name) => join(folder, name, 'area.json'))
    .filter(existsSync);
  return lines.map((path) => JSON.parse(readFileSync(path, 'utf8')));
}

/** Publishes an area: its screens.json, and its line in areas.json (type `AreaEntry` of the contracts); the other lines stay. */
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
  writeWhole(join(front.output, 'screens.json'), screens);
  writeWhole(join(front.output, 'area.json'), line);
  writeWhole(join(front.published, 'areas.json'), { areas: publishedAreas(front) });
  prune(front, [browser, server]);
}
