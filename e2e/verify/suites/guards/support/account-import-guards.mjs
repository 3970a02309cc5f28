const imports = 'services/accounts/src/account-imports';
const tests = `${imports}/account-imports.http.spec.ts`;

/** Protections of the imports of accounts. */
export const accountImportGuards = [
  {
    name: 'owner: an import changes no account of another owner by its address',
    file: `${imports}/running/row-plans.ts`,
    marker: 'import-other-owner',
    take: /mailed\.state === 'unclaimed' && mailed\.isLandlord && mailed\.company === account\.company/,
    put: 'mailed.id !== account.reference',
    tests,
    expected: 'judges each row by its line and column, and changes no account',
  },
  {
    name: 'state: a cancelled import goes no further',
    file: `${imports}/running/import-steps.ts`,
    marker: 'import-cancelled',
    take: /stored\?\.state !== 'confirmed' && stored\?\.state !== 'running'/,
    put: '!stored',
    tests,
    expected: 'ends between two rows when it is cancelled',
  },
  {
    name: 'state: a roll-back keeps accounts that their owners have claimed',
    file: `${imports}/running/row-undos.ts`,
    marker: 'import-undo-claimed',
    take: /if \(now\.isClaimed\)/,
    put: "if (personId === '')",
    tests: `${imports}/roll-back.http.spec.ts`,
    expected: 'keeps accounts that were claimed or changed since, and names why',
  },
];
