// Races about credits and payments, with their tests and the guard without which they fail.
const commerce = 'services/commerce/src';
const checkouts = 'e2e/payments/concurrent-checkouts.http.spec.ts';
const refunds = 'e2e/payments/concurrent-refunds.http.spec.ts';
const publishing = `${commerce}/publishing/publishing.http.spec.ts`;

export const moneyRaces = [
  {
    id: 'R01',
    what: 'one cart ordered twenty times, with one key and with many',
    spec: checkouts,
    pattern: 'T-R01',
    guard: 'unique index: a cart has one open order',
  },
  {
    id: 'R02',
    what: 'one payment reported by browser, events and sweep at once',
    spec: checkouts,
    pattern: 'T-R02',
    guard: 'lock: an order is fulfilled once',
  },
  {
    id: 'R03',
    what: 'twenty listings turned on with the credits of one',
    spec: publishing,
    pattern: 'T-R03',
    guard: 'lock: listings that are turned on together see the same wallet one after another',
  },
  {
    id: 'R04',
    what: 'one listing turned on twenty times',
    spec: publishing,
    pattern: 'T-R04',
    guard: 'locks: a listing is turned on once',
  },
  {
    id: 'R05',
    what: 'a listing turned off, on and featured during the daily charges',
    spec: publishing,
    pattern: 'T-R05',
    guard: 'locks: a listing is charged once for a day',
  },
  {
    id: 'R06',
    what: 'the last uses of a promo code by twenty companies',
    spec: checkouts,
    pattern: 'T-R06',
    guard: 'conditional update: a promo code is used at most as often as allowed',
  },
  {
    id: 'R07',
    what: 'a promo code used several times by one company',
    spec: checkouts,
    pattern: 'T-R07',
    guard: 'slots: a company uses a promo code at most as often as allowed',
  },
  {
    id: 'R13',
    what: 'five concurrent runs of the daily charges',
    spec: `${commerce}/metering/metering.http.spec.ts`,
    pattern: 'T-R13',
    guard: 'locks: a listing is charged once for a day',
  },
  {
    id: 'R14',
    what: 'two memberships paid at the same time',
    spec: 'e2e/payments/membership.http.spec.ts',
    pattern: 'T-R14',
    guard: 'repeated insert: two memberships that are paid at the same time follow one another',
  },
  {
    id: 'R15',
    what: 'refunds of an order while its credits are spent',
    spec: refunds,
    pattern: 'T-R15',
    guard: 'lock: refunds of an order that are requested together see each other',
  },
  {
    id: 'R16',
    what: 'a dispute while the credits are spent',
    spec: refunds,
    pattern: 'T-R16',
    guard: 'lock: a refund or a dispute takes the credits that are in the wallet at that moment',
  },
  {
    id: 'R20',
    what: 'documents issued by eight at once, every fifth rolled back',
    spec: `${commerce}/tax-receipts/numbering/document-issuer.http.spec.ts`,
    pattern: 'T-R20',
    guard: 'numbers of documents: a rolled back document leaves no gap',
  },
];
