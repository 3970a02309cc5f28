import * as catalog from '@porchlight/contracts/catalog';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of catalog for renters: their places, kept, viewed and recommended homes. */
export const renterEndpoints = (build: Build) => ({
  listPointsOfInterest: queryOf(build, catalog.listPointsOfInterest, { provides: ['Places'] }),
  addPointOfInterest: mutationOf(build, catalog.addPointOfInterest, { invalidates: ['Places'] }),
  changePointOfInterest: mutationOf(build, catalog.changePointOfInterest, { invalidates: ['Places'] }),
  removePointOfInterest: mutationOf(build, catalog.removePointOfInterest, { invalidates: ['Places'] }),
  listViewed: queryOf(build, catalog.listViewed, { provides: ['Viewed'] }),
  getViewedMarkers: queryOf(build, catalog.getViewedMarkers, { provides: ['Viewed'] }),
  forgetViewed: mutationOf(build, catalog.forgetViewed, { invalidates: ['Viewed'] }),
  reportActivity: mutationOf(build, catalog.reportActivity, { outlivesPage: true }),
  listRecommended: queryOf(build, catalog.listRecommended),
  getRecommendedMarkers: queryOf(build, catalog.getRecommendedMarkers),
  removeRecommended: mutationOf(build, catalog.removeRecommended),
});
