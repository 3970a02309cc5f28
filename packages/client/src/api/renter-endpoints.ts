import * as accounts from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls for renters: what they tell of themselves, their places, kept, viewed and recommended homes. */
export const renterEndpoints = (build: Build) => ({
  // Never kept: a form begins with what is true now.
  getRenterProfile: queryOf(build, accounts.getRenterProfile, { keptFor: 0 }),
  changeRenterProfile: mutationOf(build, accounts.changeRenterProfile),
  listRecentFavourites: queryOf(build, catalog.listRecentFavourites, { provides: ['Favourites'] }),
  getMyFavouriteMarkers: queryOf(build, catalog.getMyFavouriteMarkers, { provides: ['Favourites'] }),
  listPointsOfInterest: queryOf(build, catalog.listPointsOfInterest, { provides: ['Places', 'Inquiries'] }),
  addPointOfInterest: mutationOf(build, catalog.addPointOfInterest, { invalidates: ['Places'] }),
  changePointOfInterest: mutationOf(build, catalog.changePointOfInterest, { invalidates: ['Places'] }),
  removePointOfInterest: mutationOf(build, catalog.removePointOfInterest, { invalidates: ['Places'] }),
  listViewed: queryOf(build, catalog.listViewed, { provides: ['Viewed'] }),
  getViewedMarkers: queryOf(build, catalog.getViewedMarkers, { provides: ['Viewed'] }),
  forgetViewed: mutationOf(build, catalog.forgetViewed, { invalidates: ['Viewed'] }),
  reportActivity: mutationOf(build, catalog.reportActivity, { outlivesPage: true }),
  listRecommended: queryOf(build, catalog.listRecommended),
  getRecommendedStats: queryOf(build, catalog.getRecommendedStats),
  getRecommendedMarkers: queryOf(build, catalog.getRecommendedMarkers),
  removeRecommended: mutationOf(build, catalog.removeRecommended),
});
