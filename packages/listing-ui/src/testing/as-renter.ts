import { restore, storage, type Store } from '@porchlight/client';

/** Logs a renter in as a page reload does: from the session stored in the browser. */
export function asRenter(store: Store): void {
  storage.write('user:token', 'token-of-a-renter');
  storage.write('user:info', { id: 'renter0001', email: '', firstName: 'Ana', roles: [{ key: 'renter' }] });
  restore(store);
}
