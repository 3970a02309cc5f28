/**
 * Utilities by service. `search-documents`: rewrites what the search finds of each listing. `photo-versions`: writes
 * missing versions of uploaded photos again. `recommendations`: computes those of each renter. `rent-trends`: counts the
 * rents of open months. `ledger-check`: compares each wallet with its movements.
 */
export const utilityKinds = {
  catalog: ['search-documents', 'photo-versions', 'recommendations', 'rent-trends'],
  commerce: ['ledger-check'],
} as const;
export type UtilityService = keyof typeof utilityKinds;
export type UtilityKind = (typeof utilityKinds)[UtilityService][number];
/** `failed`: stopped after ten tries; the next start goes on from there. */
export const utilityStates = ['running', 'done', 'cancelled', 'failed'] as const;
export type UtilityState = (typeof utilityStates)[number];

/** What is wrong with a wallet, by the invariant that it breaks (docs/rules/money.md), or with a photo. */
export const utilityFindingCodes = [
  'movement-sum',
  'entry-number',
  'entry-balance',
  'account-balance',
  'below-zero',
  'expiring-credits',
  'photo-unreadable',
] as const;
export type UtilityFindingCode = (typeof utilityFindingCodes)[number];
/** Findings that the response has of a run. */
export const maxShownFindings = 100;
