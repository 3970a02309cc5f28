import { listingMergeGuards } from './listing-merge-guards.mjs';

const tests = 'e2e/account-merges/account-merges.http.spec.ts';

/** Protections of merges of accounts and listings. */
export const mergeGuards = [
  ...listingMergeGuards,
  {
    name: 'merge of accounts: its job changes no account of staff',
    file: 'services/accounts/src/account-merges/account-closing.ts',
    marker: 'merge-staff',
    take: /\n {4}and not exists \(select from person_role where person_id in \(\$1, \$2\) and role_key <> all\(\$3\)\)/,
    put: ' and $3::text[] is not null',
    tests,
    expected: 'stops when one of them became staff after the preview',
  },
  {
    name: 'merge of accounts: the preview that was confirmed is still true',
    file: 'services/accounts/src/account-merges/account-merges.service.ts',
    marker: 'preview-hash',
    take: /if \(preview\.hash !== body\.previewHash\)/,
    put: 'if (preview.hash === undefined)',
    tests,
    expected: 'is confirmed with the numbers that it shows',
  },
  {
    name: 'merge of accounts: a second person approves more than 100 credits',
    file: 'services/commerce/src/account-merges/account-merges.service.ts',
    marker: 'merge-approval',
    take: /if \(credits <= approvedCredits\)/,
    put: 'if (credits >= approvedCredits)',
    tests,
    expected: 'waits for a second person above 100 credits, before anything changes',
  },
  {
    name: 'unique key: an account takes part in one merge at a time',
    file: 'services/accounts/src/database/migrations/20261129080000-merge-accounts.ts',
    marker: 'one-merge',
    take: /person_id uuid primary key references/,
    put: 'person_id uuid references',
    tests,
    expected: 'with an account of another one is started once, round after round',
  },
];
