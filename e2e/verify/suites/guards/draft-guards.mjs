const risks = 'services/catalog/src/listing-reviews/risk-facts.http.spec.ts';
const drafts = 'services/catalog/src/own-listings/drafts/listing-drafts.http.spec.ts';

/** Protections of drafts and deleted listings. */
export const draftGuards = [
  {
    name: 'lock: the drafts of a landlord are counted one request at a time',
    file: 'services/catalog/src/own-listings/drafts/listing-drafts.ts',
    marker: 'draft-landlord-lock',
    take: / for update/,
    put: '',
    tests: drafts,
    expected: 'is refused beside fifty drafts, also to requests at once',
  },
  {
    name: 'owner clause: a landlord restores only their own listing',
    file: 'services/catalog/src/own-listings/own-listing-lock.ts',
    marker: 'deleted-listing-lock',
    take: /l\.owner_user_id = \$2::uuid/,
    put: '$2::uuid is not null',
    tests: drafts,
    expected: 'cannot be restored after thirty days, by others, or in another version',
  },
  {
    name: 'owner clause: a landlord sees only the previews of their own listings',
    file: 'services/catalog/src/listing-page/listing-store.ts',
    marker: 'listing-preview',
    take: /l\.owner_user_id = \$2::uuid/,
    put: '$2::uuid is not null',
    tests: 'services/catalog/src/listing-page/listing-previews.http.spec.ts',
    expected: 'of another landlord is answered as that of an unknown listing',
  },
  {
    name: 'risk: a photo of a listing is not one of another unit',
    file: 'services/catalog/src/listing-reviews/risk-facts.ts',
    marker: 'photo-of-own-unit',
    take: / and theirs\.id <> l\.id/,
    put: '',
    tests: risks,
    expected: 'counts photos of another unit of the company, but not of one that was deleted',
  },
  {
    name: 'risk: a landlord does not copy the own text',
    file: 'services/catalog/src/listing-reviews/text-copies/text-copies.ts',
    marker: 'text-of-others',
    take: /o\.owner_user_id <> \$3::uuid/,
    put: '$3::uuid is not null',
    tests: risks,
    expected: 'does not count a description of the same landlord at an earlier company',
  },
];
