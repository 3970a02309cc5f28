/** Internal routes and types of the services and the gateway; never reachable from outside. */
export {
  AccessDenied,
  CompanyChanged,
  deliverEvent,
  Entitlement,
  EntitlementsChanged,
  EventDelivery,
  events,
  InquirySent,
  MailStopped,
  PersonalDataViewed,
  PersonKnown,
  RenterWishes,
  FormSubmissionsExported,
  LeadsExported,
  ListingOffered,
  RecordChanged,
  RecordsExported,
  TurnOnRefused,
  type TurnOnRefusal,
  type EventName,
  type EventPayload,
} from './events.ts';
export {
  approveMergedCredits,
  MergedPair,
  MergePart,
  MergePartPreview,
  MergePartResult,
  moveMergePart,
  previewMergePart,
  returnMergePart,
} from './account-merges.ts';
export { type MergeBlocker, type MergeKind } from '../kernel/account-merges.ts';
export { ApiReport, reportApi } from './api-report.ts';
export {
  CompaniesLiveListings,
  CompanyLiveListings,
  CompanyMembership,
  CompanyMemberships,
  getCompaniesLiveListings,
  getCompanyMemberships,
  listMembers,
  MembersPage,
  MembersQuery,
} from './company-facts.ts';
export { CompanyOfPayment, findCompanyOfPayment } from './company-facts.ts';
export { CompanyListingCount, getCompanyListingCount } from './company-facts.ts';
export { contentVersionHeader } from './content-version.ts';
export { EntitlementCopies, listEntitlementCopies } from './entitlement-copies.ts';
export { Landlord, LandlordFlagged, LandlordsChanged, ListingHeld, ListingRefundRequested } from './landlords.ts';
export { findLandlords, FoundLandlords, getLandlordNames, LandlordNames } from './landlord-names.ts';
export { companiesPerPage, maxEntitlementCopies, maxMailFileBytes, maxOwnerListingTitles } from './internal-limits.ts';
export { maxFoundLandlords, paymentNumberPattern } from './internal-limits.ts';
export { getTaxReceiptMailFile, MailFile } from './mail-files.ts';
export {
  MailAttachment,
  MailBounced,
  MailRecipient,
  MailRequested,
  MailSuppressed,
  mailTemplates,
  mailTemplateVariables,
  MailWanted,
  replyLineMarks,
  siteMailHeader,
  type MailTemplate,
  type MailVariables,
} from './mail.ts';
export {
  noncePlaceholder,
  type AreaEntry,
  type AreasFile,
  type FetchApi,
  type PageFiles,
  type RenderedPage,
  type RenderRequest,
  type ShellFile,
  type ShellServer,
} from './page.ts';
export { getOwnerListingTitles, OwnerListings, OwnerListingTitles } from './owner-listing-titles.ts';
export {
  exportPerson,
  getMaskedAddress,
  getPersonCounts,
  getRemainingCredits,
  MaskedAddress,
  PersonCounts,
  RemainingCredits,
  PersonErased,
  PersonExport,
  PersonExportRequest,
  PersonSection,
} from './privacy.ts';
export {
  checkMadePermission,
  closeMadePermission,
  type ContentUses,
  type MadePermissionState,
} from './made-permissions.ts';
export {
  ConversationAliasState,
  conversationAliasPrefix,
  ConversationMail,
  ConversationMailResponse,
  receiveConversationMail,
  takeConversationAlias,
} from './conversation-mail.ts';
export { checkSender, SenderCheck } from './sender-check.ts';
export {
  getCompanyLogo,
  getContentPicture,
  getFloorPlanFile,
  getListingPhoto,
  getPersonPhoto,
  getPhoto,
  getSharePicture,
} from './photos.ts';
export { ResolvedSession, resolveSession, SessionResponse } from './sessions.ts';
export { showSiteFacts, SiteFactsResponse } from './site-facts.ts';
export {
  listingsPerSitemap,
  listSitemapCities,
  listSitemapHomes,
  listSitemapPosts,
  listSitemapShards,
  listSitemapSitePages,
  listSitemapTrends,
  SitemapPages,
  SitemapShards,
} from './sitemap.ts';
