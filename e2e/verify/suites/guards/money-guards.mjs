// Protections of credits, in the form of `guards.mjs`.
const publishing = 'services/commerce/src/publishing/publishing.http.spec.ts';

export const moneyGuards = [
  {
    name: 'conditional debit: a wallet is never below zero',
    file: 'services/commerce/src/ledger/post-credits.ts',
    marker: 'covered-spend',
    take: / and balance \+ credits >= 0/,
    put: '',
    tests: 'services/commerce/src/ledger/post-credits.http.spec.ts',
    expected: 'below zero is refused and leaves no trace',
  },
  {
    name: 'lock: listings that are turned on together see the same wallet one after another',
    file: 'services/commerce/src/publishing/publishing-reads.ts',
    marker: 'publishing-lock',
    take: / for update of ledger_account/,
    put: '',
    tests: publishing,
    expected: 'of 20 listings with the credits of one turn on one',
  },
  {
    name: 'idempotency key: a repeated request returns the first response',
    file: 'services/commerce/src/idempotency/idempotency.ts',
    marker: 'idempotency-key',
    take: /if \(begun\.length === 0\)/,
    put: 'if (begun.length < 0)',
    tests: publishing,
    expected: 'returns the first response again and charges once',
  },
];
