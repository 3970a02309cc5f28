const file = 'services/catalog/src/feeds/fetching/address-rules.ts';
const tests = 'services/catalog/src/feeds/fetching/fetch-file.http.spec.ts';

/** Protections of the fetching of feeds. */
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
];
