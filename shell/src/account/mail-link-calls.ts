import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';

/**
 * Calls of the links in emails and of the requests for such emails. They are bundled with their pages, so a first visit
 * does not load them.
 */
export const mailLinkCalls = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: mutationOf(build, accounts.requestPasswordReset),
    resetPassword: mutationOf(build, accounts.resetPassword),
    resendConfirmation: mutationOf(build, accounts.resendConfirmation),
    getMailVerification: queryOf(build, accounts.getMailVerification),
    verifyMail: mutationOf(build, accounts.verifyMail, { invalidates: ['Session'] }),
    verifyMailWithPassword: mutationOf(build, accounts.verifyMailWithPassword),
    rejectMailVerification: mutationOf(build, accounts.rejectMailVerification),
    getMailChange: queryOf(build, accounts.getMailChange),
    confirmMailChange: mutationOf(build, accounts.confirmMailChange, { invalidates: ['Session'] }),
    getDeletionUndo: queryOf(build, accounts.getDeletionUndo),
    undoDeletion: mutationOf(build, accounts.undoDeletion),
    getMergedLogin: queryOf(build, accounts.getMergedLogin),
    confirmMergedLogin: mutationOf(build, accounts.confirmMergedLogin),
    getAlertConfirmation: queryOf(build, catalog.getAlertConfirmation),
    confirmAlert: mutationOf(build, catalog.confirmAlert),
    getInquiryConfirmation: queryOf(build, catalog.getInquiryConfirmation),
    getFavouritesConfirmation: queryOf(build, catalog.getFavouritesConfirmation),
    confirmFavourites: mutationOf(build, catalog.confirmFavourites, { invalidates: ['Favourites'] }),
    getListingRefresh: queryOf(build, catalog.getListingRefresh),
    confirmListingRefresh: mutationOf(build, catalog.confirmListingRefresh),
    getLeadContactConfirmation: queryOf(build, catalog.getLeadContactConfirmation),
    confirmLeadContact: mutationOf(build, catalog.confirmLeadContact),
    getLeadContactRefusal: queryOf(build, catalog.getLeadContactRefusal),
    refuseLeadContact: mutationOf(build, catalog.refuseLeadContact),
    confirmInquiry: mutationOf(build, catalog.confirmInquiry, { invalidates: ['Inquiries'] }),
  }),
});
