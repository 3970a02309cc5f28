/** Kinds of records that a merge of accounts counts. */
export const mergeKinds = [
  'favourites',
  'savedSearches',
  'pointsOfInterest',
  'viewedListings',
  'inquiries',
  'listings',
  'leads',
  'replyTemplates',
  'credits',
  'membershipDays',
  'receipts',
] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** Why two accounts cannot be merged now. */
export const mergeBlockers = [
  'staff',
  'inactive',
  'restricted',
  'landlord-survives',
  'merging',
  'colleagues',
  'open-orders',
  'open-refunds',
  'open-approvals',
  'open-disputes',
] as const;
export type MergeBlocker = (typeof mergeBlockers)[number];

/** Days in which a merge can be undone. */
export const mergeUndoDays = 30;
