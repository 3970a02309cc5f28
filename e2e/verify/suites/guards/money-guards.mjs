// Protections of credits, in the form of `guards.mjs`.
const commerce = 'services/commerce/src';
const publishing = `${commerce}/publishing/publishing.http.spec.ts`;
const metering = `${commerce}/metering/metering.http.spec.ts`;
const checkouts = 'e2e/payments/concurrent-checkouts.http.spec.ts';

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
    expected: 'of 20 listings with the credits of one turn on one (T-R03)',
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
  {
    name: 'locks: a listing is turned on once',
    file: 'services/commerce/src/publishing/publishing-reads.ts',
    marker: 'publishing-lock',
    take: / for update of ledger_account`;\nconst lockListingSql = `\$\{listingSql\} for update of entitlement/,
    put: '`;\nconst lockListingSql = `${listingSql}',
    tests: publishing,
    expected: 'of one listing charge it once, with one key and with many (T-R04)',
  },
  {
    name: 'unique index: a cart has one open order',
    file: 'services/commerce/src/database/migrations/20261123210000-create-orders.ts',
    marker: 'open-order',
    take: /unique /,
    put: '',
    tests: checkouts,
    expected: 'sent twenty times and from two tabs has one payment (T-R01)',
  },
  {
    name: 'lock: an order is fulfilled once',
    file: 'services/commerce/src/orders/order-settlement.ts',
    marker: 'order-lock',
    take: / for update/,
    put: '',
    tests: checkouts,
    expected: 'reported by everyone at once is fulfilled once (T-R02)',
  },
  {
    name: 'conditional update: a promo code is used at most as often as allowed',
    file: 'services/commerce/src/promo-codes/promo-codes.ts',
    marker: 'promo-limit',
    take: / and \(max_uses is null or used < max_uses\)/,
    put: '',
    tests: checkouts,
    expected: 'are given to exactly as many companies (T-R06)',
  },
  {
    name: 'slots: a company uses a promo code at most as often as allowed',
    file: 'services/commerce/src/promo-codes/promo-codes.ts',
    marker: 'promo-slots',
    take: /generate_series\(1, \$5::int\)/,
    put: 'generate_series(1, $5::int + 20)',
    tests: checkouts,
    expected: 'are given to one company as often as allowed (T-R07)',
  },
  {
    name: 'locks: a listing is charged once for a day',
    file: 'services/commerce/src/metering/company-metering.ts',
    marker: 'metering-locks',
    take: / for update`;\nconst dueSql = `[^`]* for update/,
    put: `\`;
const dueSql = \`
  select listing_id as "listingId", featured as "isFeatured" from entitlement
  where account_id = $1 and enabled and paid_through < $2::date order by enabled_at, listing_id`,
    tests: metering,
    expected: 'are posted once by concurrent runs (T-R13)',
    name: 'decision: a request for approval is decided once',
    file: 'services/commerce/src/approvals/approval-lifecycle.ts',
    marker: 'approval-decision',
    take: / and state = any\(\$5\)/,
    put: ' and $5::text[] is not null',
    tests: 'services/commerce/src/approvals/approvals.http.spec.ts',
    expected: 'is decided once',
  },
  {
    name: 'allowance: a staff member moves at most 100 credits a company and day alone',
    file: 'services/commerce/src/approvals/credit-allowances.ts',
    marker: 'credit-allowance',
    take: / where taken\.credits \+ excluded\.credits <= \$4::int/,
    put: '',
    tests: 'services/commerce/src/approvals/approvals.http.spec.ts',
    expected: 'is not exceeded by concurrent changes, round after round',
  },
];
