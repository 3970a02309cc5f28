// Deliberate violations of the rules that ESLint and dependency-cruiser do not check: types, knip, format, links,
// folder sizes, lockfile.
const client = 'packages/client/src/planted';
const catalog = 'services/catalog/src/planted';
/** A lockfile with one package. */
const lockOf = (name, entry) =>
  JSON.stringify({ lockfileVersion: 3, packages: { [`node_modules/${name}`]: { version: '1.0.0', ...entry } } });

export const otherViolations = [
  {
    tool: 'tsc',
    rule: 'a wrong field of a call does not compile',
    file: `${catalog}/wrong-response.ts`,
    expect: /planted\/wrong-response\.ts.*error TS/,
    text: "import { Handle, Input } from '@porchlight/service-kit';\nimport { toggleFavourite, type FavouriteIds } from '@porchlight/contracts/catalog';\nimport type { InputOf } from '@porchlight/contracts';\nexport class Wrong {\n  @Handle(toggleFavourite)\n  toggle(@Input() { body }: InputOf<typeof toggleFavourite>): FavouriteIds { return { favouriteListings: [body.listingId], count: 'one' }; }\n}",
  },
  {
    tool: 'knip',
    rule: 'an unused export',
    file: `${client}/unused.ts`,
    expect: /planted\/unused\.ts/,
    text: 'export const unused = 1;',
  },
  {
    tool: 'knip',
    rule: 'an export of an entry file that nothing imports',
    file: 'packages/ui/src/main.ts',
    expect: /packages\/ui\/src\/main\.ts/,
    text: 'export const unusedOfEntry = 1;',
  },
  {
    tool: 'prettier',
    rule: 'formatting',
    file: `${client}/unformatted.ts`,
    text: 'export const unformatted = [1,2];',
  },
  {
    tool: 'messages',
    rule: 'an untranslated, unused, mistaken or badly punctuated message',
    file: `${client}/messages/en.ts`,
    text: "export const en = {\n  planted: '{count} homes',\n  plantedAlone: 'Never shown',\n  plantedOne: 'One home',\n  plantedValue: 1,\n};",
    beside: {
      [`${client}/messages/fr.ts`]:
        "export const fr = {\n  planted: '{count} logements!',\n  plantedAlone: 'Jamais affiché ?',\n};",
      [`${client}/call.ts`]:
        "export const call = (t: (key: string, values?: object) => string, count: number) => [t('planted', { total: 1 }), t(count === 1 ? 'plantedOne' : 'planted')];",
    },
    expect: [
      /en\.ts:\d+: plantedOne has no French translation/,
      /en\.ts:\d+: plantedAlone is not used/,
      /en\.ts:\d+: plantedValue is no string/,
      /call\.ts:\d+: planted has no placeholder \{total\}/,
      /call\.ts:\d+: plantedOne, planted: choose the plural in ICU/,
      /fr\.ts: planted has no no-break space \(U\+00A0\) in “\{count\} logements!”/,
      /fr\.ts: plantedAlone has no no-break space \(U\+00A0\) in “Jamais affiché \?”/,
    ],
  },
  {
    tool: 'links',
    rule: 'a link to a heading that does not exist',
    file: 'bench/planted.md',
    text: '[A rule](../docs/rules/alerts.md#alert-999)',
    beside: { [`${client}/cited.css`]: `/* ${['docs', 'rules', 'alerts.md#alert-999'].join('/')} */` },
  },
  {
    tool: 'links',
    rule: 'a benchmark that names a source file that does not exist',
    file: 'bench/planted-path.mjs',
    text: "export const path = 'services/catalog/src/planted/missing.ts';",
  },
  // The file beside each has no term, and passes.
  {
    tool: 'plain-terms',
    rule: 'a file name with a term without technical use',
    file: `${client}/late-messages.json`,
    text: '{}',
    beside: { [`${client}/lazy-messages.json`]: '{}' },
  },
  {
    tool: 'plain-terms',
    rule: 'a document with a term without technical use',
    file: 'bench/planted-terms.md',
    text: 'The reader is\ntold.',
    beside: { 'bench/planted-plain-terms.md': 'The reader is notified of `told`.' },
  },
  {
    tool: 'plain-terms',
    rule: 'a style sheet with a term without technical use',
    file: `${client}/terms.css`,
    text: '.mendedNotice {\n  content: "fixed";\n}',
    beside: { [`${client}/plain-terms.css`]: '.fixedNotice {\n  content: "mended";\n}' },
  },
  {
    tool: 'folders',
    rule: 'a folder of more than 22 source files',
    file: `${client}/crowded/part-0.css`,
    text: '',
    beside: Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`${client}/crowded/part-${at + 1}.css`, ''])),
    expect: /planted\/crowded: 23 source files/,
  },
  {
    tool: 'supply-chain',
    rule: 'a production package that needs a newer Node',
    file: 'bench/planted-lock.json',
    expect: /planted-lock\.json: modern 1\.0\.0 needs Node >=22/,
    text: JSON.stringify({
      packages: {
        'node_modules/modern': { version: '1.0.0', engines: { node: '>=22' } },
        'node_modules/webpack': { version: '5.110.3', dev: true },
      },
    }),
  },
  {
    tool: 'supply-chain',
    rule: 'a package without integrity',
    file: 'bench/planted-bare-lock.json',
    expect: /planted-bare-lock\.json: bare has no integrity/,
    text: lockOf('bare', {}),
  },
  ...[
    ['a package from another host', { resolved: 'https://example.com/it/-/it-1.0.0.tgz' }, /invalid host/],
    ['a package over plain HTTP', { resolved: 'http://example.com/it/-/it-1.0.0.tgz' }, /invalid protocol/],
    ['a package with a weak integrity', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /invalid integrity hash/],
  ].map(([rule, entry, expect], at) => ({
    tool: 'lockfile-lint',
    rule,
    file: `bench/planted-lock-${at}.json`,
    expect,
    text: lockOf('it', entry),
  })),
];
