import * as accounts from '@porchlight/contracts/accounts';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of accounts. */
export const accountEndpoints = (build: Build) => ({
  login: mutationOf(build, accounts.login),
  logout: mutationOf(build, accounts.logout),
  register: mutationOf(build, accounts.register),
  registerLandlord: mutationOf(build, accounts.registerLandlord),
  verifyLandlord: mutationOf(build, accounts.verifyLandlord, { invalidates: ['Session'] }),
  resendLandlordCode: mutationOf(build, accounts.resendLandlordCode),
  getMailVerification: queryOf(build, accounts.getMailVerification),
  verifyMail: mutationOf(build, accounts.verifyMail, { invalidates: ['Session'] }),
  requestPasswordReset: mutationOf(build, accounts.requestPasswordReset),
  resetPassword: mutationOf(build, accounts.resetPassword),
  changePassword: mutationOf(build, accounts.changePassword),
  getClaim: queryOf(build, accounts.getClaim),
  claimAccount: mutationOf(build, accounts.claimAccount),
  renewClaim: mutationOf(build, accounts.renewClaim),
  getMyUser: queryOf(build, accounts.getMyUser, { provides: ['Session'] }),
  getMailChange: queryOf(build, accounts.getMailChange),
  confirmMailChange: mutationOf(build, accounts.confirmMailChange, { invalidates: ['Session'] }),
  listSessions: queryOf(build, accounts.listSessions, { provides: ['OwnSessions'] }),
  endSession: mutationOf(build, accounts.endSession, { invalidates: ['OwnSessions'] }),
  signOutEverywhere: mutationOf(build, accounts.signOutEverywhere),
  listOutbox: queryOf(build, accounts.listOutbox),
  getOutboxMail: queryOf(build, accounts.getOutboxMail),
  getUserPermissions: queryOf(build, accounts.getUserPermissions, { provides: ['Session'] }),
});
