import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';

/** Calls of the renter area: profile, inquiries, points of interest, favourites, viewed and recommended listings. */
export const renterCalls = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeLogin: mutationOf(build, accounts.acknowledgeLogin),
    changeRenterProfile: mutationOf(build, accounts.changeRenterProfile),
    listInquiries: queryOf(build, catalog.listInquiries, { provides: ['Inquiries'] }),
    listRecentInquiries: queryOf(build, catalog.listRecentInquiries, { provides: ['Inquiries'] }),
    getInquiryMarkers: queryOf(build, catalog.getInquiryMarkers, { provides: ['Inquiries'] }),
    getInquiry: queryOf(build, catalog.getInquiry, { provides: ['Inquiries'] }),
    acceptViewing: mutationOf(build, catalog.acceptViewing, { invalidates: ['Inquiries'] }),
    cancelMyViewing: mutationOf(build, catalog.cancelMyViewing, { invalidates: ['Inquiries'] }),
    declineViewing: mutationOf(build, catalog.declineViewing, { invalidates: ['Inquiries'] }),
    listRecentFavourites: queryOf(build, catalog.listRecentFavourites, { provides: ['Favourites'] }),
    getMyFavouriteMarkers: queryOf(build, catalog.getMyFavouriteMarkers, { provides: ['Favourites'] }),
    addPointOfInterest: mutationOf(build, catalog.addPointOfInterest, { invalidates: ['Places'] }),
    changePointOfInterest: mutationOf(build, catalog.changePointOfInterest, { invalidates: ['Places'] }),
    removePointOfInterest: mutationOf(build, catalog.removePointOfInterest, { invalidates: ['Places'] }),
    listViewed: queryOf(build, catalog.listViewed, { provides: ['Viewed'] }),
    getViewedMarkers: queryOf(build, catalog.getViewedMarkers, { provides: ['Viewed'] }),
    forgetViewed: mutationOf(build, catalog.forgetViewed, { invalidates: ['Viewed'] }),
    listNewRecommended: queryOf(build, catalog.listNewRecommended),
    listRecommended: queryOf(build, catalog.listRecommended),
    getRecommendedStats: queryOf(build, catalog.getRecommendedStats),
    getRecommendedMarkers: queryOf(build, catalog.getRecommendedMarkers),
    removeRecommended: mutationOf(build, catalog.removeRecommended),
  }),
});
