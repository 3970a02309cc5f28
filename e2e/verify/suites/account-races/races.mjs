// Races of accounts, sessions and favourites, with their tests and the guard without which they fail
// (docs/rules/reliability.md#rel-1-concurrent-changes-are-decided-by-conditional-updates).
const accounts = 'services/accounts/src';

export const accountRaces = [
  {
    id: 'R08',
    what: 'a listing saved and removed on four devices',
    spec: 'services/catalog/src/favourites/favourites.races.http.spec.ts',
    pattern: 'T-R08',
    guard: 'unique key: a listing is saved once',
  },
  {
    id: 'R09',
    what: 'one address registered twenty times',
    spec: `${accounts}/registration/registration.http.spec.ts`,
    pattern: 'T-R09',
    guard: 'unique address: concurrent registrations create one account',
  },
  {
    id: 'R10',
    what: 'one password reset link used twenty times',
    spec: `${accounts}/password/password-reset.http.spec.ts`,
    pattern: 'T-R10',
    guard: 'conditional delete: a link works once',
  },
  {
    id: 'R11',
    what: 'a session ends while requests are in flight',
    spec: 'services/gateway/src/session/revoked-in-flight.races.http.spec.ts',
    pattern: 'T-R11',
    guard: 'dropped sessions: a session in flight is not cached',
  },
  {
    id: 'R11',
    what: 'logins in progress while the password changes',
    spec: `${accounts}/password/password-reset.http.spec.ts`,
    pattern: 'T-R11',
    guard: 'lock: a login in progress does not survive a password change',
  },
  {
    id: 'R12',
    what: 'twenty concurrent password guesses',
    spec: `${accounts}/login/login.races.http.spec.ts`,
    pattern: 'T-R12',
    guard: 'conditional update: a locked counter accepts no further attempt',
  },
  {
    id: 'R21',
    what: 'an account erased while inquiries under its addresses are sent and its data is exported',
    spec: 'services/catalog/src/privacy/erasure.races.http.spec.ts',
    pattern: 'T-R21',
    guard: 'lock: an inquiry that is sent during the erasure of its account is erased or not of the account',
  },
];
