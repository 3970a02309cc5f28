import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkedPages } from './linked-pages.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const { pages } = JSON.parse(readFileSync(`${root}/services/content/seed/pages.json`, 'utf8')) as {
  readonly pages: readonly { readonly slug: string }[];
};
const entries = readdirSync(root);
const workspaces = [
  ...entries.filter((name) => name === 'shell' || name.startsWith('mfe-')),
  ...['packages', 'services'].flatMap((folder) => readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`)),
];
// The list of global content names the page that shows a block; no visitor follows it.
const isScanned = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|spec)\.|\/(testing|messages)\/|global-content\//.test(file);
const sources = workspaces.flatMap((workspace) =>
  readdirSync(`${root}/${workspace}/src`, { recursive: true, encoding: 'utf8' })
    .filter(isScanned)
    .map((file) => readFileSync(`${root}/${workspace}/src/${file}`, 'utf8')),
);

describe('pages that the code of the site links to', () => {
  it('are all listed', () => {
    const linked = pages
      .map(({ slug }) => slug)
      .filter((slug) => sources.some((text) => new RegExp(`["'\`}]/${slug}["'\`?#]`).test(text)));
    expect(linked.sort()).toEqual([...linkedPages].sort());
  });
});
