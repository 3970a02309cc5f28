import * as accounts from '@porchlight/contracts/accounts';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/**
 * Endpoints of the accounts service that any page may call. Areas and pages inject the endpoints that only they need.
 */
export const accountEndpoints = (build: Build) => ({
  login: mutationOf(build, accounts.login),
  logout: mutationOf(build, accounts.logout),
  register: mutationOf(build, accounts.register),
  getMyUser: queryOf(build, accounts.getMyUser, { provides: ['Session'] }),
  // Not cached: forms start with the current profile.
  getRenterProfile: queryOf(build, accounts.getRenterProfile, { keepUnusedDataFor: 0 }),
  getUserPermissions: queryOf(build, accounts.getUserPermissions, { provides: ['Session'] }),
});
