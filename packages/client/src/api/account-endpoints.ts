import * as accounts from '@porchlight/contracts/accounts';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of accounts that any page may make; those of links in mails and of the own account come with their pages. */
export const accountEndpoints = (build: Build) => ({
  login: mutationOf(build, accounts.login),
  logout: mutationOf(build, accounts.logout),
  register: mutationOf(build, accounts.register),
  registerLandlord: mutationOf(build, accounts.registerLandlord),
  verifyLandlord: mutationOf(build, accounts.verifyLandlord, { invalidates: ['Session'] }),
  resendLandlordCode: mutationOf(build, accounts.resendLandlordCode),
  getClaim: queryOf(build, accounts.getClaim),
  claimAccount: mutationOf(build, accounts.claimAccount),
  renewClaim: mutationOf(build, accounts.renewClaim),
  getMyUser: queryOf(build, accounts.getMyUser, { provides: ['Session'] }),
  listOutbox: queryOf(build, accounts.listOutbox),
  getOutboxMail: queryOf(build, accounts.getOutboxMail),
  getUserPermissions: queryOf(build, accounts.getUserPermissions, { provides: ['Session'] }),
});
