// Races of accounts, sessions and favourites (reliability 7.8): where they are run, and the protection without which they are lost.
const accounts = 'services/accounts/src';

export const races = [
  {
    id: 'R08',
    what: 'a home kept and let go on four devices',
    spec: 'services/catalog/src/favourites/favourites.races.http.spec.ts',
    pattern: 'T-R08',
    guard: 'unique key: a home is kept once',
  },
  {
    id: 'R09',
    what: 'one address registered twenty times',
    spec: `${accounts}/registration/registration.http.spec.ts`,
    pattern: 'T-R09',
    guard: 'unique address: one account of many who register it at once',
  },
  {
    id: 'R10',
    what: 'one link for a new password used twenty times',
    spec: `${accounts}/password/password-reset.http.spec.ts`,
    pattern: 'T-R10',
    guard: 'conditional delete: a link counts once',
  },
  {
    id: 'R11',
    what: 'a session ends while requests are on their way',
    spec: 'services/gateway/src/session/revoked-in-flight.races.http.spec.ts',
    pattern: 'T-R11',
    guard: 'dropped sessions: an answer on its way is not kept',
  },
  {
    id: 'R11',
    what: 'logins under way while the password changes',
    spec: `${accounts}/password/password-reset.http.spec.ts`,
    pattern: 'T-R11',
    guard: 'lock: a login under way does not outlive a new password',
  },
  {
    id: 'R12',
    what: 'twenty guesses at once',
    spec: `${accounts}/login/login.races.http.spec.ts`,
    pattern: 'T-R12',
    guard: 'conditional update: a closed counter takes no further try',
  },
];
