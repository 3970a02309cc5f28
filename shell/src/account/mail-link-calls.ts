import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';

/** The calls behind the links that mails bring, and the one that asks for such a mail. They come with their pages: a first visit to the site carries none of them. */
export const mailLinks = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: mutationOf(build, accounts.requestPasswordReset),
    resetPassword: mutationOf(build, accounts.resetPassword),
    resendConfirmation: mutationOf(build, accounts.resendConfirmation),
    getMailVerification: queryOf(build, accounts.getMailVerification),
    verifyMail: mutationOf(build, accounts.verifyMail, { invalidates: ['Session'] }),
    getMailChange: queryOf(build, accounts.getMailChange),
    confirmMailChange: mutationOf(build, accounts.confirmMailChange, { invalidates: ['Session'] }),
    getDeletionUndo: queryOf(build, accounts.getDeletionUndo),
    undoDeletion: mutationOf(build, accounts.undoDeletion),
    getAlertConfirmation: queryOf(build, catalog.getAlertConfirmation),
    confirmAlert: mutationOf(build, catalog.confirmAlert),
  }),
});
