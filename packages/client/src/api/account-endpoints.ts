import * as accounts from '@porchlight/contracts/accounts';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of accounts that any page may make; those of one area or one page come with it. */
export const accountEndpoints = (build: Build) => ({
  login: mutationOf(build, accounts.login),
  logout: mutationOf(build, accounts.logout),
  register: mutationOf(build, accounts.register),
  getMyUser: queryOf(build, accounts.getMyUser, { provides: ['Session'] }),
  getUserPermissions: queryOf(build, accounts.getUserPermissions, { provides: ['Session'] }),
});
