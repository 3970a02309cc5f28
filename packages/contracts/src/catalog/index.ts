/** Routes of the catalog service: listings, search, locations, favourites, inquiries, email alerts. */
export { boundsAround, parseBounds, type Bounds } from './search/bounds.ts';
export { maxActivityEvents, maxDeviceNoteLength, maxFavourites, maxListingsOnMap } from './catalog-limits.ts';
export { maxListingsPerMarker, maxListingsPerPage, maxMarkers, maxNoteLength } from './catalog-limits.ts';
export { maxPointsOfInterest, maxRecommended, maxSharedFavourites, maxViewedListings } from './catalog-limits.ts';
export { maxFoundListings, maxListingTitles } from './catalog-limits.ts';
export { nameInSentence } from './locations/name-in-sentence.ts';
export { distanceKm, estimateWalkMinutes, kmPerDegree } from './distance.ts';
export { alertFrequencies, maxEmailAlerts, type AlertFrequency } from './alerts/email-alert-values.ts';
export { type PauseReason } from './alerts/email-alert-values.ts';
export { addEmailAlert, changeEmailAlert, changeFavouriteNews, confirmAlert } from './alerts/email-alerts.ts';
export { EmailAlertChange, FavouriteNewsChange, getAlertConfirmation, getUnsubscribe } from './alerts/email-alerts.ts';
export { listEmailAlerts, NewEmailAlert, NewEmailAlertResponse, removeEmailAlert } from './alerts/email-alerts.ts';
export { switchEmailAlerts, unsubscribe, UnsubscribeState } from './alerts/email-alerts.ts';
export { FavouriteNews, SavedSearch, SavedSearches } from './alerts/saved-search.ts';
export type { FeedHome, FeedIssue, FeedRow } from './feeds/feed-home.ts';
export type { FeedFault, FeedField, FeedFormat, FeedIssueCode } from './feeds/feed-values.ts';
export {
  feedChangeLimit,
  feedErrors,
  feedFields,
  feedRowActions,
  feedRowDays,
  feedRowsPerPage,
  feedRunsPerPage,
  feedRunStates,
  maxTestedRows,
  testedFeedHomes,
  type FeedHealth,
  type FeedIdentity,
  type FeedMode,
  type FeedRowAction,
  type FeedRunState,
  type FeedSchedule,
} from './feeds/feed-values.ts';
export { FeedColumn, FeedInput, FeedRecord, feedResource } from './feeds/feeds.resource.ts';
export {
  FeedIssueCount,
  FeedSource,
  FeedTestHome,
  FeedTestRequest,
  FeedTestResult,
  testFeed,
} from './feeds/feed-tests.ts';
export { approveFeedRun, cancelFeedRun, getFeedRun, getFeedRunFile, getSupportFeed } from './feeds/feed-runs.ts';
export { listFeedNames, listFeedRows, listFeedRuns, startFeedRun } from './feeds/feed-runs.ts';
export {
  FeedName,
  FeedNames,
  FeedRowsPage,
  FeedRowsQuery,
  FeedRun,
  FeedRunResponse,
  FeedRunResult,
} from './feeds/feed-runs.ts';
export { FeedRunRow, FeedRunsPage, FeedRunsQuery, SupportFeed, SupportFeedResponse } from './feeds/feed-runs.ts';
export { auditFavourites, confirmFavourites, DeviceNote, FavouriteIds } from './favourites/favourites.ts';
export { FavouriteListing, FavouritesResponse, FavouriteToggle } from './favourites/favourites.ts';
export { getFavouritesConfirmation, listFavourites, listGuestFavourites } from './favourites/favourites.ts';
export { removeFavourite, toggleFavourite } from './favourites/favourites.ts';
export { bathFilterValues, bedFilterValues, canonicalQuery, filterKeys } from './search/filter-specs.ts';
export { getInquiry, getInquiryMarkers, InquiriesPage, InquiriesResponse, Inquiry } from './inquiries/inquiries.ts';
export { InquiryMessage, InquiryResponse, InquirySummary, InquiryThread } from './inquiries/inquiries.ts';
export { listInquiries, listInquiriesOnListing, listRecentInquiries, sendInquiry } from './inquiries/inquiries.ts';
export { startPageView, PageView, confirmInquiry, getInquiryConfirmation } from './inquiries/inquiries.ts';
export { exportStaffInquiries, getStaffInquiry, listStaffInquiries } from './inquiries/staff-inquiries.ts';
export { showInquiryPersonalData, StaffInquiriesPage, StaffInquiriesQuery } from './inquiries/staff-inquiries.ts';
export { InquiryPersonalData, StaffInquiry, StaffInquiryFilter } from './inquiries/staff-inquiries.ts';
export { StaffInquiryMessage, StaffInquiryResponse } from './inquiries/staff-inquiries.ts';
export { StaffInquirySummary } from './inquiries/staff-inquiries.ts';
export { decideHeldMessage, unblockInquiryWriter } from './inquiries/held-messages.ts';
export { type HeldMessageParams, type MessageHold } from './inquiries/held-messages.ts';
export { holdReasons, holdScores, maxHoldHours } from './inquiries/hold-values.ts';
export { type HoldReason, type MessageDecision } from './inquiries/hold-values.ts';
export { maxExportedInquiries, maxShownMessages, staffInquiryLists } from './inquiries/staff-inquiry-values.ts';
export { type StaffInquiryList, type StaffInquiryState } from './inquiries/staff-inquiry-values.ts';
export { inquiryLength, inquiryLimits } from './inquiries/inquiry-limits.ts';
export { getNewListingStats, ListingNumbers, ListingStats, ListingStatsDay } from './listings/listing-stats.ts';
export { NewListingStats } from './listings/listing-stats.ts';
export { listingStatsPeriods, maxListingStats, type ListingStatsPeriod } from './listings/listing-stats-values.ts';
export { blockWriter, changeLead, deleteLead, exportLeads, getLead, LeadChange } from './leads/lead-routes.ts';
export { LeadReply, LeadReplyResponse, listBlockedWriters, listLeads, replyToLead } from './leads/lead-routes.ts';
export { confirmLeadContact, getLeadContactConfirmation } from './leads/lead-contact.ts';
export { getLeadContactRefusal, refuseLeadContact } from './leads/lead-contact.ts';
export { getLeadContact, LeadContact, requestLeadContact, type LeadContactState } from './leads/lead-contact.ts';
export { changeLeadMail, getLeadMail, LeadMail } from './leads/lead-mail.ts';
export { unblockWriter, viewLead } from './leads/lead-routes.ts';
export { leadLists, leadReplyLength, leadStages, maxExportedLeads, maxLeadNoteLength } from './leads/lead-values.ts';
export { maxContactRequestsPerDay, maxReplyTemplates, replyTemplateLength } from './leads/lead-values.ts';
export { type LeadList, type LeadStage, type MessageCaution } from './leads/lead-values.ts';
export { changeReplyTemplate, createReplyTemplate, deleteReplyTemplate } from './leads/reply-templates.ts';
export { listReplyTemplates, ReplyTemplate, ReplyTemplateContent } from './leads/reply-templates.ts';
export { ReplyTemplateResponse, ReplyTemplates } from './leads/reply-templates.ts';
export { BlockedWriter, BlockedWriters, Lead, LeadCounts, LeadFilter, LeadListingDetail } from './leads/leads.ts';
export { LeadMessage, LeadResponse, LeadsPage, LeadsQuery, LeadSummary } from './leads/leads.ts';
export { ListingCard, Photo, UnavailableListing } from './listings/listing-card.ts';
export { ListingFilters } from './search/listing-filters.ts';
export type { ListingDetails } from './listings/listing-details.ts';
export { Fee, getListing, getListingPhotos, Listing, ListingCompany } from './listings/listing-page.ts';
export { ListingResponse, PhotosResponse } from './listings/listing-page.ts';
export { Box, ListingsQuery, ListingsResponse, Relaxation, searchListings } from './listings/listings.ts';
export { searchListingsAt, SearchLocation } from './listings/listings.ts';
export { autocompleteListings, DidYouMean, didYouMean, getPlace, getProvince } from './locations/locations.ts';
export { CityRecord, cityResource } from './locations/cities.resource.ts';
export { CityMergeBody, CityMergePreview, mergeCity, previewCityMerge } from './locations/city-merges.ts';
export { metroAreaResource } from './locations/metro-areas.resource.ts';
export { maxCountedReferences, maxLocationAliases, maxMergedListings } from './locations/location-values.ts';
export { listLocations, LocationResponse, Locations, Suggestion, Suggestions } from './locations/locations.ts';
export { reportMailClick } from './mail-click.ts';
export { getFavouriteMarkers, getMapMarkerInfo, getMapMarkers, MapMarker, MapMarkersQuery } from './search/map.ts';
export { MapMarkersResponse } from './search/map.ts';
export { changeFavouriteNote, FavouriteResponse, getFavouriteListing } from './favourites/my-favourites.ts';
export { getMyFavouriteMarkers, listRecentFavourites, RecentFavourites } from './favourites/my-favourites.ts';
export { addPointOfInterest, changePointOfInterest, Distance, listPointsOfInterest } from './points-of-interest.ts';
export { MappedListing, mapReasons, NewPointOfInterest, PointOfInterest } from './points-of-interest.ts';
export { PointOfInterestChange, pointOfInterestIcons, PointOfInterestResponse } from './points-of-interest.ts';
export { PointsOfInterestResponse, removePointOfInterest, type PointOfInterestIcon } from './points-of-interest.ts';
export { provinceResource } from './locations/provinces.resource.ts';
export { readFilters } from './search/read-filters.ts';
export { getListingTitles, ListingTitle, ListingTitlesResponse } from './listings/listing-titles.ts';
export { listPortalListings, PortalListing, PortalListingCounts } from './listings/portal-listings.ts';
export { portalListingFilters, PortalListingsPage, PortalListingsQuery } from './listings/portal-listings.ts';
export type { PortalListingFilter } from './listings/portal-listings.ts';
export { getRecommendedMarkers, getRecommendedStats, listNewRecommended } from './listings/recommended.ts';
export { listRecommended, RecommendedListing, RecommendedResponse } from './listings/recommended.ts';
export { NewRecommendedResponse, recommendationReasons, recommendationRemovalDays } from './listings/recommended.ts';
export { RecommendedStats, removeRecommended } from './listings/recommended.ts';
export type { RecommendationReason } from './listings/recommended.ts';
export { getRentTrends, minListingsForNormalQuality, minListingsToShow, RentTrends } from './locations/rent-trends.ts';
export { RoomTrends, SimilarLocation, TrendCell, TrendFigures, TrendMonth } from './locations/rent-trends.ts';
export { type TrendQuality } from './locations/rent-trends.ts';
export { ListingPreview, previewListing, previewOwnListing, type PreviewGap } from './listings/listing-preview.ts';
export { getRecentListings, getSimilarListings, getSimilarOfferings } from './listings/similar.ts';
export { ActivityEvent, forgetViewed, getViewedMarkers, listViewed, reportActivity } from './listings/viewed.ts';
export { ViewedListing, ViewedResponse, viewedRetentionDays } from './listings/viewed.ts';
export { CompanyListingCounts, countCompanyListings } from './listings/company-listings.ts';
export { getInquiryDays, getListingDays, InquiryDaysResponse, ListingDaysResponse } from './market-days.ts';
export { Viewing } from './viewings/viewing.ts';
export { acceptViewing, cancelMyViewing, cancelViewing, declineViewing } from './viewings/viewing-routes.ts';
export { getLeadViewingCalendar } from './viewings/viewing-routes.ts';
export { getMyViewingCalendar, proposeViewing, ViewingProposal, ViewingResponse } from './viewings/viewing-routes.ts';
export { maxViewingNoteLength, maxViewings, maxViewingTimes, viewingAnswerHours } from './viewings/viewing-values.ts';
export { viewingLead, viewingMinutes, viewingStatuses, type ViewingStatus } from './viewings/viewing-values.ts';
export { LandlordActivitiesPage, LandlordActivitiesQuery } from './own-listings/activities.ts';
export { LandlordActivity, listLandlordActivities } from './own-listings/activities.ts';
export { activityDays, landlordActivityKinds, maxLandlordActivities } from './own-listings/activity-values.ts';
export type { LandlordActivityKind } from './own-listings/activity-values.ts';
export { changeOwnListing, getOwnListing, OwnListingChange } from './own-listings/own-listing-routes.ts';
export { FeeInput, ListingChange, ListingDraft, ListingInput } from './own-listings/own-listing.ts';
export { OwnListing, OwnListingResponse } from './own-listings/own-listing.ts';
export { OpenHouse } from './own-listings/open-house.ts';
export { tourSites, videoSites } from './own-listings/listing-links.ts';
export { contactPreferences } from './own-listings/own-listing-values.ts';
export { hasContactDetails } from './own-listings/listing-text.ts';
export { isPostalCodeOf, ListingAddress } from './own-listings/listing-address.ts';
export { createListing, deleteListing, duplicateListing, NewListing } from './own-listings/listing-drafts.ts';
export { registerListing, restoreListing, submitListing } from './own-listings/listing-drafts.ts';
export { checklistItems, deletableListingStates, deletedListingDays } from './own-listings/own-listing-values.ts';
export { draftListingStates, maxCityDistanceKm, maxDrafts } from './own-listings/own-listing-values.ts';
export { scheduleListing, unscheduleListing } from './own-listings/listing-schedule.ts';
export { maxScheduleDays, schedulableListingStates } from './own-listings/own-listing-values.ts';
export { minPublishedPhotos, type ChecklistItem } from './own-listings/own-listing-values.ts';
export { LandlordQuestion, LandlordQuestionBody } from './listing-reports/landlord-question.ts';
export { LandlordResponseBody } from './listing-reports/landlord-question.ts';
export { appealReportDecision, getOwnReportOutcome } from './listing-reports/report-appeals.ts';
export { respondToReportQuestion } from './listing-reports/report-appeals.ts';
export { OwnReportOutcome, OwnReportOutcomeResponse, ReportAppeal } from './listing-reports/report-appeals.ts';
export { ListingReport, ListingReportResponse, reportListing } from './listing-reports/report-listing.ts';
export { askLandlord, claimReportedListing, decideReportAppeal } from './listing-reports/reported-listings.ts';
export { decideReportedListing, getReportedListing } from './listing-reports/reported-listings.ts';
export { AppealDecisionBody, listReportedListings, ReceivedReport } from './listing-reports/reported-listings.ts';
export { ReportDecisionBody, ReportedListing, ReportedListings } from './listing-reports/reported-listings.ts';
export { correctReportedListing, ReportCorrectionBody } from './listing-reports/report-correction.ts';
export { correctedFieldNames, type CorrectedField } from './listing-reports/report-values.ts';
export { ReportRefund, ReportRefundBody } from './listing-reports/report-refund.ts';
export { refundReportedListing } from './listing-reports/report-refund-calls.ts';
export { LinkedListing, ReportEvidence } from './listing-reports/reported-listings.ts';
export { comparedFieldNames, comparedFields, type ComparedField } from './listing-reports/compared-fields.ts';
export { ChangedField, getLandlordHistory, getReportedChanges } from './listing-reports/report-evidence.ts';
export { LandlordHistory, LandlordReportDecision } from './listing-reports/report-evidence.ts';
export { ListingChangesSince, listSamePhotoListings } from './listing-reports/report-evidence.ts';
export { SamePhotoListing, SamePhotoListings } from './listing-reports/report-evidence.ts';
export { ReportedListingSummary, ReportOutcome, undoReportDismissal } from './listing-reports/reported-listings.ts';
export { StealthHold, StealthHoldBody } from './listing-reports/stealth-hold.ts';
export { endStealthHold, holdReportedListing } from './listing-reports/stealth-hold-calls.ts';
export { stealthHoldHours, stealthHoldReasons, stealthReasonLength } from './listing-reports/report-values.ts';
export { appealDays, appealLength } from './listing-reports/report-values.ts';
export { decisionReasonLength, dismissalUndoSeconds } from './listing-reports/report-values.ts';
export { landlordQuestionLength, landlordResponseHours } from './listing-reports/report-values.ts';
export { landlordResponseLength } from './listing-reports/report-values.ts';
export { maxReportsPerDay, reportClaimMinutes } from './listing-reports/report-values.ts';
export { reportDetailsLength, reportedListingLists } from './listing-reports/report-values.ts';
export { reportHoldLimits, reportHours, reportReasons } from './listing-reports/report-values.ts';
export { reportSeverities, severityOf } from './listing-reports/report-values.ts';
export type { AppealDecision, ReportDecision, ReportedListingList } from './listing-reports/report-values.ts';
export type { ReportHoldRule, ReportReason, ReportSeverity } from './listing-reports/report-values.ts';
export { ChosenField, listListingMerges, listMergeCandidates } from './listing-merges/listing-merges.ts';
export { ListingMerge, ListingMergeBody, ListingMergeChoice } from './listing-merges/listing-merges.ts';
export { ListingMergePreview, ListingMerges, mergeListings } from './listing-merges/listing-merges.ts';
export { MergeCandidate, MergeCandidates, MergeSide, MergeSuggestion } from './listing-merges/listing-merges.ts';
export { previewListingMerge, undoListingMerge } from './listing-merges/listing-merges.ts';
export { listingMergeUndoDays, maxDuplicates, maxListedMerges } from './listing-merges/merge-values.ts';
export { maxMergeCandidates, maxMergeSuggestions, mergeFields } from './listing-merges/merge-values.ts';
export type { MergeField, MovedKind } from './listing-merges/merge-values.ts';
export { approveListing, getReviewedListing, ListingReview } from './listing-reviews/listing-reviews.ts';
export { listPendingListings, PendingListing, PendingListings } from './listing-reviews/listing-reviews.ts';
export { rejectListing, requestListingChanges } from './listing-reviews/listing-reviews.ts';
export { ReviewedListing, RiskReason } from './listing-reviews/listing-reviews.ts';
export { listSupportListings, searchSupportListings } from './listing-reviews/support-listings.ts';
export { SupportListing, SupportListings, SupportListingsQuery } from './listing-reviews/support-listings.ts';
export { SupportListingSearchResult } from './listing-reviews/support-listings.ts';
export {
  maxCountedListings,
  maxSupportSearch,
  supportListingFilters,
  supportListingsPerPage,
  supportSearchLength,
  type SupportListingFilter,
} from './listing-reviews/support-listing-values.ts';
export { findStaffListings, FoundListing, FoundListings } from './listing-reviews/staff-listings.ts';
export {
  listSupportCompanyListings,
  SupportCompanyListing,
  SupportCompanyListings,
} from './listing-reviews/support-company-listings.ts';
export {
  reviewReasonLength,
  reviewRisks,
  type ReviewDecision,
  type RiskRule,
} from './listing-reviews/review-values.ts';
export { feeRequirements, feeTimings, feeTypes, maxFees, monthlyRent } from './own-listings/own-listing-values.ts';
export { listingDescriptionLength, listingTitleLength, listingKinds } from './own-listings/own-listing-values.ts';
export { availableDays, editableListingStates, maxListingChanges } from './own-listings/own-listing-values.ts';
export {
  maxPriceChanges,
  rentableListingStates,
  reopenableListingStates,
  rentFrequencies,
} from './own-listings/own-listing-values.ts';
export {
  coolingKinds,
  heatingKinds,
  maxOfferDays,
  maxOpenHouses,
  smokingRules,
  spokenLanguages,
} from './own-listings/own-listing-values.ts';
export { markListingRented, reopenListing } from './own-listings/listing-offers.ts';
export { confirmListingRefresh, getListingRefresh, refreshListing } from './own-listings/listing-refresh.ts';
export { expiredListingDays, expiryNoticeDays, listingExpiryDays } from './own-listings/own-listing-values.ts';
export { continuePhotoUpload, createPhotoUpload, deletePhotoUpload } from './own-listings/photo-uploads.ts';
export { getPhotoUpload, listPhotoUploads, OwnPhoto, PhotoInput } from './own-listings/photo-uploads.ts';
export { PhotoUpload, PhotoUploadResponse, PhotoUploads } from './own-listings/photo-uploads.ts';
export { changeFloorPlan, createFloorPlan, deleteFloorPlan, listFloorPlans } from './own-listings/floor-plans.ts';
export { type OwnFloorPlan, type OwnFloorPlans } from './own-listings/floor-plans.ts';
export type { FloorPlan } from './listings/floor-plan.ts';
export { maxFloorPlans, maxPlanLabelLength } from './own-listings/photo-values.ts';
export { maxAltLength, maxPendingUploads } from './own-listings/photo-values.ts';
export { maxPhotos, minPhotoSides, pendingUploadHours } from './own-listings/photo-values.ts';
export type { PhotoUploadState } from './own-listings/photo-values.ts';
export { countUserActivity, UserActivity } from './user-activity.ts';
export { listCatalogFailedJobs, retryCatalogFailedJobs } from '../kernel/failed-jobs.ts';
export { cancelCatalogUtility, listCatalogUtilityRuns, startCatalogUtility } from '../kernel/utility-runs.ts';
export { lookUpCatalogLink } from '../kernel/link-lookup.ts';
