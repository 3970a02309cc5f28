import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';
import * as content from '@porchlight/contracts/content';
import { createApi } from '@reduxjs/toolkit/query/react';
import { contentVersionSeen } from '../content/content-slice.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { baseQuery } from './base-query.ts';
import { mutationOf, queryOf, tags } from './endpoint.ts';

/**
 * Every call of the product, one line each, named as in the contracts: `api.useSearchListingsQuery({ query })`,
 * `api.endpoints.searchListings.initiate(…)`. Errors are `ApiError`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  endpoints: (build) => ({
    ...accountEndpoints(build),

    searchListings: queryOf(build, catalog.searchListings),
    searchListingsAt: queryOf(build, catalog.searchListingsAt),
    getListing: queryOf(build, catalog.getListing),
    getListingPhotos: queryOf(build, catalog.getListingPhotos),
    listLocations: queryOf(build, catalog.listLocations, { keptFor: 300 }),
    getProvince: queryOf(build, catalog.getProvince, { keptFor: 300 }),
    getPlace: queryOf(build, catalog.getPlace, { keptFor: 300 }),
    autocompleteListings: queryOf(build, catalog.autocompleteListings),
    didYouMean: queryOf(build, catalog.didYouMean),
    getMapMarkers: queryOf(build, catalog.getMapMarkers),
    getMapMarkerInfo: queryOf(build, catalog.getMapMarkerInfo),
    getFavouriteMarkers: queryOf(build, catalog.getFavouriteMarkers),
    getSimilarListings: queryOf(build, catalog.getSimilarListings),
    getSimilarOfferings: queryOf(build, catalog.getSimilarOfferings),
    getRecentListings: queryOf(build, catalog.getRecentListings),
    getRentTrends: queryOf(build, catalog.getRentTrends, { keptFor: 300 }),
    listGuestFavourites: queryOf(build, catalog.listGuestFavourites),
    listFavourites: queryOf(build, catalog.listFavourites, { provides: ['Favourites'] }),
    // Whoever shows the kept homes asks anew after a merge; a single heart is already right in the store.
    auditFavourites: mutationOf(build, catalog.auditFavourites, { invalidates: ['Favourites'] }),
    toggleFavourite: mutationOf(build, catalog.toggleFavourite),
    removeFavourite: mutationOf(build, catalog.removeFavourite),

    getSiteSettings: queryOf(build, content.getSiteSettings, { provides: ['SiteSettings'], keptFor: 3600, teaches: (answer) => contentVersionSeen(answer.contentVersion) }),
    getContentBlocks: queryOf(build, content.getContentBlocks, { isGlobalContent: true, keptFor: 3600 }),
    getFormattedModules: queryOf(build, content.getFormattedModules, { keptFor: 3600 }),
    getPageByAddress: queryOf(build, content.getPageByAddress),
    listPosts: queryOf(build, content.listPosts),
    getPost: queryOf(build, content.getPost),
    listPostCategories: queryOf(build, content.listPostCategories),
    listFaqs: queryOf(build, content.listFaqs),
    sendForm: mutationOf(build, content.sendForm),

    getCreditPrices: queryOf(build, commerce.getCreditPrices),
    getCreditBundles: queryOf(build, commerce.getCreditBundles),
  }),
});
