/**
 * Contracts shared by client and services: route declarations (`route`, `access`), input validation, vocabularies and
 * permissions, languages and public addresses. The routes are exported by `@porchlight/contracts/<service>`.
 */
export { isDay } from './kernel/input/is-day.ts';
export { access, accessDenial, isOpenToKeys, type Access, type Caller, type RoleName } from './kernel/routes/access.ts';
export { listingIdPattern, listingUrl, locationUrl, parseListingId, slugify } from './kernel/addresses/address.ts';
export { ConfirmState } from './kernel/addresses/confirm-links.ts';
export { Done, type ListingId } from './kernel/input/fields.ts';
export type { TranslatedText } from './kernel/input/translated.ts';
export type { Utms } from './kernel/input/attribution.ts';
export {
  failedJobRoutes,
  type FailedJob,
  type FailedJobKind,
  type FailedJobRetry,
  type FailedJobs,
  type FailedJobsRetried,
} from './kernel/failed-jobs.ts';
export { utilityRoutes, type UtilityFinding, type UtilityRun, type UtilityRuns } from './kernel/utility-runs.ts';
export {
  maxShownFindings,
  utilityKinds,
  type UtilityKind,
  type UtilityService,
  type UtilityState,
} from './kernel/utility-values.ts';
export { LinkLookup, type LinkLookupResponse, type LookedUpPurpose } from './kernel/link-lookup.ts';
export { fillPath } from './kernel/routes/fill-path.ts';
export { escapeHtml, jsonInScript } from './kernel/html.ts';
export {
  isLowerBound,
  listExportHours,
  maxBackgroundRecords,
  maxExportedRecords,
  maxHistoryVersions,
  maxPhotoBase64Length,
  maxSearchResults,
  maxSelectedRecords,
} from './kernel/input/kernel-limits.ts';
export {
  hasNoLanguagePrefix,
  isAccountPage,
  languagePrefixes,
  localizePath,
  pathInLanguage,
  reservedPathSegments,
  splitLanguage,
} from './kernel/addresses/language.ts';
export {
  applyPermalinks,
  applyPermalinksWithFormer,
  defaultPermalinks,
  toShownPath,
  toStoredPath,
  type Permalinks,
} from './kernel/addresses/permalinks.ts';
export { parseMailMark, withMailMark } from './kernel/addresses/mail-mark.ts';
export { mercatorY } from './kernel/geometry/mercator.ts';
export { Nested, nestedType } from './kernel/input/nested.ts';
export { PagePosition, Pagination, paginationOf } from './kernel/routes/pagination.ts';
export {
  isKeyScope,
  isMadePermission,
  madePermissionOf,
  nameOfPermission,
  type AnyPermission,
  type MadePermission,
  type MadePermissionAction,
} from './kernel/routes/made-permissions.ts';
export {
  keyScopes,
  landlordPermissions,
  permissionNames,
  permissions,
  renterPermissions,
  staffPermissions,
  type PermissionName,
} from './kernel/routes/permissions.ts';
export { decodePolyline, encodePolyline } from './kernel/geometry/polyline.ts';
export { InvalidInputError, type ProblemBody } from './kernel/routes/problem.ts';
export { fieldsOf, readBody, readInternal, readLenient, readStrict } from './kernel/input/read.ts';
export { translatedFieldsOf } from './kernel/input/translated.ts';
export {
  defaultPerPage,
  ResourceBulk,
  ResourceBulkResponse,
  ResourceBulkResult,
  ResourceChange,
  ResourceFilter,
  ResourceHistory,
  ResourceListQuery,
  ResourceParams,
  ResourceRecord,
  ResourceReferences,
  ResourceRevert,
  ResourceVersion,
  trashDays,
  type FilterValues,
  type NamedTextKind,
  type ResourceAction,
  type ResourcePage,
} from './kernel/resources/resource-classes.ts';
export type { ListExport } from './kernel/resources/list-export.ts';
export { bulkActionsOf, type BulkAction } from './kernel/resources/bulk-actions.ts';
export type { AnyResource, FormControl, Resource } from './kernel/resources/resource.ts';
export {
  backServices,
  isLenient,
  isOpenToViewAs,
  route,
  serviceNames,
  type AnyRoute,
  type Caching,
  type Class,
  type InputOf,
  type Lane,
  type ResponseOf,
  type ServiceName,
} from './kernel/routes/route.ts';
export { pageFromQuery, withPage } from './kernel/addresses/page-query.ts';
export { parseSharePictureName, sharePictureSize, sharePictureUrl } from './kernel/addresses/share-picture.ts';
export {
  accessibilityFeatures,
  amenities,
  canadianProvinces,
  currencies,
  documentKinds,
  furnishingFilterValues,
  furnishings,
  languages,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petFilterValues,
  petPolicies,
  lightboxWidth,
  photoWidths,
  rentalTypes,
  sorts,
  toBitmask,
  utilities,
  type CanadianProvince,
  type Country,
  type Currency,
  type Language,
  type ListingState,
  type Sort,
} from './kernel/vocabularies.ts';
export { listingRefundDays, listingRefundReasonLength, listingRefundScopes } from './kernel/listing-refunds.ts';
export type { ListingRefundScope } from './kernel/listing-refunds.ts';
export { isMasked } from './kernel/masked-contact.ts';
export { maxPhotoBytes, maxPhotoPixels, type PhotoFault } from './kernel/photo-files.ts';
