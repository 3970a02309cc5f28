const feeds = 'services/catalog/src/feeds';
const file = `${feeds}/fetching/address-rules.ts`;
const tests = `${feeds}/fetching/fetch-file.http.spec.ts`;

/** Protections of the fetching and the import of feeds. */
export const feedGuards = [
  {
    name: 'feeds: no address of this network is fetched',
    file,
    marker: 'feed-literal-address',
    take: / \|\| isPublicAddress\(literal\)/,
    put: " || literal !== ''",
    tests,
    expected: 'by any spelling of an address',
  },
  {
    name: 'feeds: no name of this network is fetched',
    file,
    marker: 'feed-resolved-address',
    take: /isPublicAddress\(address\)/,
    put: "address !== ''",
    tests,
    expected: 'by a name of which one address leads here',
  },
  {
    name: 'feeds: a run that changes too much waits for a person',
    file: `${feeds}/importing/run-comparison.ts`,
    marker: 'feed-change-limit',
    take: /return .*> limit;/,
    put: 'return limit < 0;',
    tests: `${feeds}/feed-runs.http.spec.ts`,
    expected: 'is held when a fifth of the homes would leave the site',
  },
  {
    name: 'feeds: a held run is approved once',
    file: `${feeds}/runs/feed-runs.ts`,
    marker: 'feed-run-held',
    take: / and state = 'held'/,
    put: " and state in ('held', 'ok')",
    tests: `${feeds}/feed-runs.http.spec.ts`,
    expected: 'is held, and changes nothing until a person approves it',
  },
  {
    name: 'feeds: a process that lost a run stores no rows of it',
    file: `${feeds}/importing/staged-rows.ts`,
    marker: 'feed-run-lease',
    take: / and attempts = \$2/,
    put: ' and attempts >= $2',
    tests: `${feeds}/feed-recovery.http.spec.ts`,
    expected: 'takes no rows of the process that lost it',
  },
  {
    name: 'feeds: rows are applied once by processes at the same time',
    file: `${feeds}/importing/run-applying.ts`,
    marker: 'feed-run-lock',
    take: / for update of run/,
    put: '',
    tests: `${feeds}/feed-recovery.http.spec.ts`,
    expected: 'are applied once by processes at the same time',
  },
];
