import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

/** Calls of a user's own account. They are bundled with its pages, so a first visit does not load them. */
export const accountCalls = api.injectEndpoints({
  endpoints: (build) => ({
    changeUser: mutationOf(build, accounts.changeUser),
    setPhoto: mutationOf(build, accounts.setPhoto),
    removePhoto: mutationOf(build, accounts.removePhoto),
    changePassword: mutationOf(build, accounts.changePassword, { invalidates: ['OwnSessions'] }),
    listSessions: queryOf(build, accounts.listSessions, { provides: ['OwnSessions'] }),
    listSupportViews: queryOf(build, accounts.listSupportViews, { keepUnusedDataFor: 0 }),
    endSession: mutationOf(build, accounts.endSession, { invalidates: ['OwnSessions'] }),
    signOutEverywhere: mutationOf(build, accounts.signOutEverywhere),
    getTotp: queryOf(build, accounts.getTotp, { provides: ['SecondStep'] }),
    startTotp: mutationOf(build, accounts.startTotp),
    confirmTotp: mutationOf(build, accounts.confirmTotp, { invalidates: ['SecondStep'] }),
    renewRecoveryCodes: mutationOf(build, accounts.renewRecoveryCodes, { invalidates: ['SecondStep'] }),
    endTotp: mutationOf(build, accounts.endTotp, { invalidates: ['SecondStep'] }),
    beginExport: mutationOf(build, accounts.beginExport),
    getExport: queryOf(build, accounts.getExport, { keepUnusedDataFor: 0 }),
    cancelExport: mutationOf(build, accounts.cancelExport),
    reauthenticate: mutationOf(build, accounts.reauthenticate),
    deleteAccount: mutationOf(build, accounts.deleteAccount),
  }),
});
