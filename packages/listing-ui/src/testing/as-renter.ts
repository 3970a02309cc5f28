import { restore, storage, type Store } from '@porchlight/client';

/** Signs a renter in as a reload does: by the browser's own copy of their session. */
export function asRenter(store: Store): void {
  storage.write('user:token', 'token-of-a-renter');
  storage.write('user:info', { id: 'renter0001', firstName: 'Ana', roles: [{ key: 'renter' }] });
  restore(store);
}
