/** Routes of the catalog service: listings, search, locations, favourites, inquiries, email alerts. */
export { boundsAround, parseBounds, type Bounds } from './search/bounds.ts';
export {
  maxActivityEvents,
  maxDeviceNoteLength,
  maxFavourites,
  maxListingsOnMap,
  maxListingsPerMarker,
  maxListingsPerPage,
  maxMarkers,
  maxNoteLength,
  maxPointsOfInterest,
  maxRecommended,
  maxSharedFavourites,
  maxViewedListings,
  maxListingTitles,
} from './catalog-limits.ts';
export { nameInSentence } from './locations/name-in-sentence.ts';
export { distanceKm, estimateWalkMinutes, kmPerDegree } from './distance.ts';
export {
  alertFrequencies,
  maxEmailAlerts,
  type AlertFrequency,
  type PauseReason,
} from './alerts/email-alert-values.ts';
export {
  addEmailAlert,
  changeEmailAlert,
  changeFavouriteNews,
  confirmAlert,
  EmailAlertChange,
  FavouriteNewsChange,
  getAlertConfirmation,
  getUnsubscribe,
  listEmailAlerts,
  NewEmailAlert,
  NewEmailAlertResponse,
  removeEmailAlert,
  switchEmailAlerts,
  unsubscribe,
  UnsubscribeState,
} from './alerts/email-alerts.ts';
export { FavouriteNews, SavedSearch, SavedSearches } from './alerts/saved-search.ts';
export {
  auditFavourites,
  confirmFavourites,
  DeviceNote,
  FavouriteIds,
  FavouriteListing,
  FavouritesResponse,
  FavouriteToggle,
  getFavouritesConfirmation,
  listFavourites,
  listGuestFavourites,
  removeFavourite,
  toggleFavourite,
} from './favourites/favourites.ts';
export { bathFilterValues, bedFilterValues, canonicalQuery, filterKeys } from './search/filter-specs.ts';
export {
  getInquiry,
  getInquiryMarkers,
  InquiriesPage,
  InquiriesResponse,
  Inquiry,
  InquiryMessage,
  InquiryResponse,
  InquirySummary,
  InquiryThread,
  listInquiries,
  listInquiriesOnListing,
  listRecentInquiries,
  sendInquiry,
  startPageView,
  PageView,
  confirmInquiry,
  getInquiryConfirmation,
} from './inquiries/inquiries.ts';
export { inquiryLength, inquiryLimits } from './inquiries/inquiry-limits.ts';
export {
  getNewListingStats,
  ListingNumbers,
  ListingStats,
  ListingStatsDay,
  NewListingStats,
} from './listings/listing-stats.ts';
export { listingStatsPeriods, maxListingStats, type ListingStatsPeriod } from './listings/listing-stats-values.ts';
export {
  blockWriter,
  changeLead,
  deleteLead,
  exportLeads,
  getLead,
  LeadChange,
  LeadReply,
  LeadReplyResponse,
  listBlockedWriters,
  listLeads,
  replyToLead,
  unblockWriter,
  viewLead,
} from './leads/lead-routes.ts';
export {
  leadLists,
  leadReplyLength,
  leadStages,
  maxExportedLeads,
  maxLeadNoteLength,
  type LeadList,
  type LeadStage,
  type MessageCaution,
} from './leads/lead-values.ts';
export {
  BlockedWriter,
  BlockedWriters,
  Lead,
  LeadCounts,
  LeadFilter,
  LeadListingDetail,
  LeadMessage,
  LeadResponse,
  LeadsPage,
  LeadsQuery,
  LeadSummary,
} from './leads/leads.ts';
export { ListingCard, Photo, UnavailableListing } from './listings/listing-card.ts';
export { ListingFilters } from './search/listing-filters.ts';
export {
  Fee,
  getListing,
  getListingPhotos,
  Listing,
  ListingCompany,
  ListingResponse,
  PhotosResponse,
} from './listings/listing-page.ts';
export {
  Box,
  ListingsQuery,
  ListingsResponse,
  Relaxation,
  searchListings,
  searchListingsAt,
  SearchLocation,
} from './listings/listings.ts';
export {
  autocompleteListings,
  DidYouMean,
  didYouMean,
  getPlace,
  getProvince,
  listLocations,
  LocationResponse,
  Locations,
  Suggestion,
  Suggestions,
} from './locations/locations.ts';
export { reportMailClick } from './mail-click.ts';
export {
  getFavouriteMarkers,
  getMapMarkerInfo,
  getMapMarkers,
  MapMarker,
  MapMarkersQuery,
  MapMarkersResponse,
} from './search/map.ts';
export {
  changeFavouriteNote,
  FavouriteResponse,
  getFavouriteListing,
  getMyFavouriteMarkers,
  listRecentFavourites,
  RecentFavourites,
} from './favourites/my-favourites.ts';
export {
  addPointOfInterest,
  changePointOfInterest,
  Distance,
  listPointsOfInterest,
  MappedListing,
  mapReasons,
  NewPointOfInterest,
  PointOfInterest,
  PointOfInterestChange,
  pointOfInterestIcons,
  PointOfInterestResponse,
  PointsOfInterestResponse,
  removePointOfInterest,
  type PointOfInterestIcon,
} from './points-of-interest.ts';
export { provinceResource } from './locations/provinces.resource.ts';
export { readFilters } from './search/read-filters.ts';
export { getListingTitles, ListingTitle, ListingTitlesResponse } from './listings/listing-titles.ts';
export { LandlordActivitiesPage, LandlordActivitiesQuery } from './own-listings/activities.ts';
export { LandlordActivity, listLandlordActivities } from './own-listings/activities.ts';
export { activityDays, landlordActivityKinds, maxLandlordActivities } from './own-listings/activity-values.ts';
export type { LandlordActivityKind } from './own-listings/activity-values.ts';
export { changeOwnListing, getOwnListing, OwnListingChange } from './own-listings/own-listing-routes.ts';
export { FeeInput, ListingChange, ListingInput, OwnListing, OwnListingResponse } from './own-listings/own-listing.ts';
export { feeRequirements, feeTimings, feeTypes, maxFees, monthlyRent } from './own-listings/own-listing-values.ts';
export { listingDescriptionLength, listingTitleLength, listingKinds } from './own-listings/own-listing-values.ts';
export { availableDays, editableListingStates, maxListingChanges } from './own-listings/own-listing-values.ts';
export {
  maxPriceChanges,
  rentableListingStates,
  rentFrequencies,
  spokenLanguages,
} from './own-listings/own-listing-values.ts';
export { markListingRented, reopenListing } from './own-listings/listing-offers.ts';
export { continuePhotoUpload, createPhotoUpload, deletePhotoUpload } from './own-listings/photo-uploads.ts';
export { getPhotoUpload, listPhotoUploads, OwnPhoto, PhotoInput } from './own-listings/photo-uploads.ts';
export { PhotoUpload, PhotoUploadResponse, PhotoUploads } from './own-listings/photo-uploads.ts';
export { maxAltLength, maxPendingUploads, maxPhotoBytes, maxPhotoPixels } from './own-listings/photo-values.ts';
export { maxPhotos, minPhotoSides, pendingUploadHours } from './own-listings/photo-values.ts';
export type { PhotoFault, PhotoUploadState } from './own-listings/photo-values.ts';
export { listPortalListings, PortalListing, PortalListingCounts } from './listings/portal-listings.ts';
export { portalListingFilters, PortalListingsPage, PortalListingsQuery } from './listings/portal-listings.ts';
export type { PortalListingFilter } from './listings/portal-listings.ts';
export { getRecommendedMarkers, getRecommendedStats, listNewRecommended } from './listings/recommended.ts';
export { listRecommended, RecommendedListing, RecommendedResponse } from './listings/recommended.ts';
export { NewRecommendedResponse, recommendationReasons, recommendationRemovalDays } from './listings/recommended.ts';
export { RecommendedStats, removeRecommended } from './listings/recommended.ts';
export type { RecommendationReason } from './listings/recommended.ts';
export {
  getRentTrends,
  minListingsForNormalQuality,
  minListingsToShow,
  RentTrends,
  RoomTrends,
  SimilarLocation,
  TrendCell,
  TrendFigures,
  TrendMonth,
  type TrendQuality,
} from './locations/rent-trends.ts';
export { getRecentListings, getSimilarListings, getSimilarOfferings } from './listings/similar.ts';
export {
  ActivityEvent,
  forgetViewed,
  getViewedMarkers,
  listViewed,
  reportActivity,
  ViewedListing,
  ViewedResponse,
  viewedRetentionDays,
} from './listings/viewed.ts';
