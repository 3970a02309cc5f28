import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A front as the build leaves it; `server` is the text of the shell's server build, `area` that of mfe-public's. */
export interface Front {
  readonly version: string;
  readonly server?: string;
  readonly area?: string;
}

const put = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};

/** Deploys a front into a folder: new files beside the old ones, then the two lists. */
export async function deploy(folder: string, { version, server, area }: Front): Promise<void> {
  const [shell, areas] = [join(folder, 'shell'), join(folder, 'areas', 'mfe-public')];
  await Promise.all([mkdir(shell, { recursive: true }), mkdir(areas, { recursive: true })]);
  await put(join(shell, `main.${hash(version)}.js`), `// ${version}\n${'// shell\n'.repeat(400)}`);
  if (server !== undefined) await put(join(shell, `server.${version}.cjs`), server);
  if (area !== undefined) await put(join(areas, `server.${version}.cjs`), area);
  await put(
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
  await put(
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

/** A shell that draws: `page` is the body of its `render`, which has `request` and `manifest` (the area's). */
export const shellThat = (page: string): string => `
  const crypto = require('node:crypto');
  exports.shared = { '@porchlight/ui': { name: 'ui' } };
  exports.render = async (request) => {
    const manifest = request.loadArea('mfe-public');
    const page = (over) => ({ status: 200, lang: 'en-CA', head: '<title>Homes</title><script type="application/ld+json" nonce="__NONCE__">{}</script>', body: '<h1>Homes</h1>', state: '{}', bodyClass: '', files: { styles: [], preloads: [] }, ...over });
    ${page}
  };`;
/** An area that says what it was given. */
export const areaThat = (before = ''): string =>
  `${before}; exports.area = { name: 'mfe-public', shared: require('@porchlight/ui').name };`;
