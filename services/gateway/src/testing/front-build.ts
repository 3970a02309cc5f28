import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Front end as the build leaves it; `server` is the source of the shell's server build, `area` that of mfe-public's.
 */
export interface FrontBuild {
  readonly version: string;
  readonly server?: string;
  readonly area?: string;
}

const replaceFile = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};

/** Deploys a front end into a folder: first the new files next to the old ones, then the two manifests. */
export async function deploy(folder: string, { version, server, area }: FrontBuild): Promise<void> {
  const [shell, areas] = [join(folder, 'shell'), join(folder, 'areas', 'mfe-public')];
  await Promise.all([mkdir(shell, { recursive: true }), mkdir(areas, { recursive: true })]);
  await replaceFile(join(shell, `main.${hash(version)}.js`), `// ${version}\n${'// shell\n'.repeat(400)}`);
  if (server !== undefined) await replaceFile(join(shell, `server.${version}.cjs`), server);
  if (area !== undefined) await replaceFile(join(areas, `server.${version}.cjs`), area);
  await replaceFile(
    join(folder, 'areas.json'),
    JSON.stringify({
      areas: [
        {
          name: 'mfe-public',
          version,
          paths: ['/'],
          entry: `/areas/mfe-public/remoteEntry.${hash(version)}.js`,
          integrity: 'sha384-x',
          server: area === undefined ? null : `server.${version}.cjs`,
        },
      ],
    }),
  );
  await replaceFile(
    join(shell, 'shell.json'),
    JSON.stringify({
      version,
      scripts: [`/assets/shell/main.${hash(version)}.js`],
      styles: ['/assets/shell/main.0123456789.css'],
      preloads: [],
      server: server === undefined ? null : `server.${version}.cjs`,
    }),
  );
}
const hash = (version: string) => Buffer.from(version).toString('hex').padEnd(10, '0').slice(0, 10);

/** Returns a shell build; `page` is the body of its `render` and can use `request` and `manifest` (the area's). */
export const shellBuild = (page: string): string => `
  const crypto = require('node:crypto');
  exports.shared = { '@porchlight/ui': { name: 'ui' } };
  exports.render = async (request) => {
    const manifest = request.loadArea('mfe-public');
    const page = (over) => ({ status: 200, lang: 'en-CA', head: '<title>Homes</title><script type="application/ld+json" nonce="__NONCE__">{}</script>', body: '<h1>Homes</h1>', state: '{}', bodyClass: '', files: { styles: [], preloads: [] }, ...over });
    ${page}
  };`;
/** Returns an area build that reports the shared modules it received. */
export const areaBuild = (before = ''): string =>
  `${before}; exports.area = { name: 'mfe-public', shared: require('@porchlight/ui').name };`;

/** Shell whose pages output their render request and call the API paths given in their URL. */
export const reportingShell = shellBuild(`
  const url = new URL(request.url, request.origin);
  if (url.pathname === '/gone') return page({ status: 410, body: '<h1>Gone</h1>' });
  if (url.pathname === '/old') return page({ status: 301, location: '/new' });
  if (url.pathname === '/away') return page({ status: 503, body: '<h1>Away</h1>' });
  if (url.pathname.startsWith('/nowhere') || url.pathname.includes('%25')) return page({ status: 404, body: '<h1>Not found</h1>' });
  const asked = url.searchParams.getAll('ask');
  const answers = await Promise.all(asked.map((path) => request.fetchApi(path, { method: 'GET', headers: { 'accept-language': 'fr-CA' } })));
  return page({
    body: '<h1>Homes</h1><p>' + JSON.stringify({ shared: manifest.shared, mode: process.env.NODE_ENV, drawn: crypto.randomUUID(), answers, url: request.url, origin: request.origin }) + '</p>',
    files: { styles: ['/areas/mfe-public/home.css'], preloads: ['/areas/mfe-public/home.js', '/areas/mfe-public/font.woff2'] }, bodyClass: 'public',
  });`);
/** Returns what a page of `reportingShell` outputs. */
export const renderedWith = (text: string) => JSON.parse(/<p>(\{.*?\})<\/p>/.exec(text)?.[1] ?? '{}');
