// Protections that stand in the code, what they look like gone, and the test that must then fail.
const favourites = 'services/catalog/src/favourites/favourites.http.spec.ts';

export const guards = [
  { name: 'ownership clause: a renter removes from their own list only', file: 'services/catalog/src/favourites/favourite-lists.ts',
    take: 'and f.user_id = $1::uuid and l.public_id = $2', put: 'and $1::uuid is not null and l.public_id = $2',
    tests: favourites, expected: 'of another renter can be neither seen nor let go' },
  { name: 'unique key: a home is kept once', file: 'services/catalog/src/database/migrations/20261121040300-favourites.ts',
    take: ',\n        constraint favourite_key primary key (user_id, listing_id));', put: ');',
    tests: favourites, expected: 'are kept once when twenty tabs keep them at once' },
  { name: 'conditional update: a closed counter takes no further try', file: 'services/accounts/src/login/login-throttle.ts',
    take: "where old.next_at <= now() or old.last_at < now() - interval '1 day'", put: 'where true',
    tests: 'services/accounts/src/login/login.http.spec.ts', expected: 'looks at no more than five passwords, however many computers of one network ask at once' },
  { name: 'unknown-key refusal: a body holds what its class knows', file: 'packages/contracts/src/kernel/read.ts',
    take: "else faults.push({ field: path + key, rule: 'unknown', values: [] });", put: '',
    tests: 'packages/contracts/src/kernel/read.test.ts', expected: 'refuses a key that the class does not know' },
  { name: 'visibility predicate: only an entitled, active home is public', file: 'services/catalog/src/search-document/search-projection.ts',
    take: "and e.is_enabled and l.status = 'active'", put: '',
    tests: 'services/catalog/src/entitlements/entitlements.http.spec.ts', expected: 'does not make a home public whose landlord or our staff took it down' },
];
