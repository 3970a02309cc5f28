import * as catalog from '@porchlight/contracts/catalog';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** Endpoints of the catalog service: listings, locations and favourites. */
export const catalogEndpoints = (build: Build) => ({
  searchListings: queryOf(build, catalog.searchListings),
  searchListingsAt: queryOf(build, catalog.searchListingsAt),
  getListing: queryOf(build, catalog.getListing),
  getListingPhotos: queryOf(build, catalog.getListingPhotos),
  listLocations: queryOf(build, catalog.listLocations, { keepUnusedDataFor: 300 }),
  getProvince: queryOf(build, catalog.getProvince, { keepUnusedDataFor: 300 }),
  getPlace: queryOf(build, catalog.getPlace, { keepUnusedDataFor: 300 }),
  autocompleteListings: queryOf(build, catalog.autocompleteListings),
  didYouMean: queryOf(build, catalog.didYouMean),
  getMapMarkers: queryOf(build, catalog.getMapMarkers),
  getMapMarkerInfo: queryOf(build, catalog.getMapMarkerInfo),
  getSimilarListings: queryOf(build, catalog.getSimilarListings),
  getSimilarOfferings: queryOf(build, catalog.getSimilarOfferings),
  getRecentListings: queryOf(build, catalog.getRecentListings),
  getRentTrends: queryOf(build, catalog.getRentTrends, { keepUnusedDataFor: 300 }),
  listFavourites: queryOf(build, catalog.listFavourites, { provides: ['Favourites'] }),
  // A merge invalidates the favourites list; a single toggle is already applied in the store.
  auditFavourites: mutationOf(build, catalog.auditFavourites, { invalidates: ['Favourites'] }),
  toggleFavourite: mutationOf(build, catalog.toggleFavourite),
  listPointsOfInterest: queryOf(build, catalog.listPointsOfInterest, { provides: ['Places', 'Inquiries'] }),
  startPageView: queryOf(build, catalog.startPageView, { keepUnusedDataFor: 3_600 }),
  sendInquiry: mutationOf(build, catalog.sendInquiry, { invalidates: ['Inquiries'] }),
  reportActivity: mutationOf(build, catalog.reportActivity, { outlivesPage: true }),
  changeFavouriteNote: mutationOf(build, catalog.changeFavouriteNote, { outlivesPage: true }),
});
