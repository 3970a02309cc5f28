import * as catalog from '@porchlight/contracts/catalog';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of catalog for renters: their places, kept, viewed and recommended homes. */
export const renterEndpoints = (build: Build) => ({
  listPointsOfInterest: queryOf(build, catalog.listPointsOfInterest, { provides: ['Places'] }),
  addPointOfInterest: mutationOf(build, catalog.addPointOfInterest, { invalidates: ['Places'] }),
  changePointOfInterest: mutationOf(build, catalog.changePointOfInterest, { invalidates: ['Places'] }),
  removePointOfInterest: mutationOf(build, catalog.removePointOfInterest, { invalidates: ['Places'] }),
  getMyFavouriteMarkers: queryOf(build, catalog.getMyFavouriteMarkers),
  getFavouriteListing: queryOf(build, catalog.getFavouriteListing),
  changeFavouriteNote: mutationOf(build, catalog.changeFavouriteNote),
  listRecentFavourites: queryOf(build, catalog.listRecentFavourites),
  listViewed: queryOf(build, catalog.listViewed, { provides: ['Viewed'] }),
  getViewedMarkers: queryOf(build, catalog.getViewedMarkers, { provides: ['Viewed'] }),
  forgetViewed: mutationOf(build, catalog.forgetViewed, { invalidates: ['Viewed'] }),
  reportActivity: mutationOf(build, catalog.reportActivity, { outlivesPage: true }),
  listRecommended: queryOf(build, catalog.listRecommended),
  listNewRecommended: queryOf(build, catalog.listNewRecommended),
  getRecommendedMarkers: queryOf(build, catalog.getRecommendedMarkers),
  getRecommendedStats: queryOf(build, catalog.getRecommendedStats),
  removeRecommended: mutationOf(build, catalog.removeRecommended),
});
