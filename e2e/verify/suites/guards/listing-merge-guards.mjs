const folder = 'services/catalog/src/listing-merges';
const leads = `${folder}/merged-leads.http.spec.ts`;
const replies = 'replies to a lead that joins another are replies to that one';

/** Protections of merges of listings. */
export const listingMergeGuards = [
  {
    name: 'owner clause: support merges listings of one company',
    file: `${folder}/merge-sides.ts`,
    marker: 'merge-sides-lock',
    take: /co\.public_id = \$1 and/,
    put: '$1::uuid is not null and',
    tests: `${folder}/listing-merges.http.spec.ts`,
    expected: 'of another company never, whichever it is',
  },
  {
    name: 'lock: of two merges of a listing the first decides',
    file: `${folder}/merge-sides.ts`,
    marker: 'merge-sides-lock',
    take: / for update of l/,
    put: '',
    tests: leads,
    expected: 'an agent who merges the same listing elsewhere learns that a colleague has',
  },
  {
    name: 'versions: listings are merged as support saw them',
    file: `${folder}/merge-sides.ts`,
    marker: 'merge-versions',
    take: /seen\.get\(id\) !== version/,
    put: 'seen.get(id) === undefined',
    tests: leads,
    expected: 'a merge of listings that changed since the preview is refused',
  },
  {
    name: 'lock: a lead that arrives during a merge is one of the listing that stays',
    file: 'services/catalog/src/inquiries/inquiry-listings.ts',
    marker: 'inquiry-listing-lock',
    take: / for key share/,
    put: '',
    tests: leads,
    expected: 'a lead that arrives is a lead of the listing that stays',
  },
  {
    name: 'lock: a reply during a merge waits until its lead has joined another',
    file: 'services/catalog/src/leads/joined-inquiries.ts',
    marker: 'joined-inquiry-lock',
    take: / for key share/,
    put: '',
    tests: leads,
    expected: replies,
  },
  {
    name: 'lock: a merge holds the leads that join others',
    file: `${folder}/merged-leads.ts`,
    marker: 'merged-inquiries-lock',
    take: / for update/,
    put: '',
    tests: leads,
    expected: replies,
  },
  {
    name: 'lock: favourites and reports that are stored during a merge follow it',
    file: 'services/catalog/src/database/migrations/20261129120000-merge-listings.ts',
    marker: 'listing-merge-followers',
    take: / for key share/,
    put: '',
    tests: leads,
    expected: 'reports and favourites follow',
  },
];
