/** Routes of the accounts service: users, sessions, permissions. */
export { accountReviewLists, accountReviewReasons, maxFirstDayListings } from './account-reviews/review-values.ts';
export { reviewClaimMinutes, reviewReasonLength, upheldReportLimits } from './account-reviews/review-values.ts';
export type { AccountRestriction, AccountReviewDecision, AccountReviewList } from './account-reviews/review-values.ts';
export type { AccountReviewReason, AccountReviewState, AccountReviewTrigger } from './account-reviews/review-values.ts';
export { openAccountReview } from './account-reviews/open-account-review.ts';
export { accountDocumentKinds, accountDocumentTypes, documentRequestDays } from './account-reviews/document-values.ts';
export { documentRetentionDays, maxAccountDocuments } from './account-reviews/document-values.ts';
export { maxDocumentBytes, maxDocumentName, provingDocumentKinds } from './account-reviews/document-values.ts';
export type { AccountDocumentFormat, AccountDocumentKind } from './account-reviews/document-values.ts';
export { AccountDocument, addAccountDocument, DocumentRequest } from './account-reviews/account-documents.ts';
export { DocumentRequestBody, listAccountDocuments, openAccountDocument } from './account-reviews/account-documents.ts';
export { OwnAccountDocument, OwnAccountDocumentResponse } from './account-reviews/account-documents.ts';
export { OwnAccountDocuments, removeAccountDocument } from './account-reviews/account-documents.ts';
export { AccountReview, AccountReviewCause, AccountReviewDecisionBody } from './account-reviews/account-reviews.ts';
export { AccountReviewOutcome, AccountReviews, AccountReviewSummary } from './account-reviews/account-reviews.ts';
export { claimAccountReview, decideAccountReview, getAccountReview } from './account-reviews/account-reviews.ts';
export { listAccountReviews, reopenAccountReview } from './account-reviews/account-reviews.ts';
export { requestAccountDocuments, ReviewDocumentRequest } from './account-reviews/account-reviews.ts';
export { getOwnAccountState, OwnAccountState } from './account-reviews/own-account-state.ts';
export { acknowledgeLogin, LoginAcknowledged } from './acknowledge.ts';
export {
  AccountMerge,
  getAccountMerge,
  listUserMerges,
  MergeParty,
  MergePreview,
  mergeReasonLength,
  MergeRequest,
  MergeStart,
  type MergeStep,
  previewAccountMerge,
  startAccountMerge,
  undoAccountMerge,
  UserMerges,
  type MergeStepName,
  type MergeStepState,
} from './account-merges.ts';
export { mergeBlockers, mergeUndoDays, type MergeBlocker } from '../kernel/account-merges.ts';
export {
  ApiKey,
  ApiKeys,
  ApiUse,
  createApiKey,
  CreatedApiKey,
  getApiUse,
  listApiKeys,
  NewApiKey,
  revokeApiKey,
  RevokedApiKey,
} from './api/api-keys.ts';
export { apiUseDays, maxApiKeyDays, maxApiKeyName, maxApiKeysPerUser } from './api/api-key-limits.ts';
export { maxListedApiKeys, maxListedFailures } from './api/api-key-limits.ts';
export { ApiDocument, ApiState, getApiDocument, getApiState } from './api/api-state.ts';
export { Claim, claimAccount, ClaimState, getClaim, rejectClaim, renewClaim } from './claim.ts';
export {
  confirmMailChange,
  confirmMergedLogin,
  getDeletionUndo,
  getMailChange,
  getMailVerification,
  getMergedLogin,
  MailVerificationState,
  rejectMailVerification,
  undoDeletion,
  verifyMail,
  verifyMailWithPassword,
} from './confirm.ts';
export { companyResource } from './companies.resource.ts';
export { securityIncidentResource } from './support/security-incidents.resource.ts';
export type { IncidentRisk, IncidentState } from './support/security-incidents.resource.ts';
export { listUserNotes, createUserNote, changeUserNote, removeUserNote } from './support/staff-notes.ts';
export { listCompanyNotes, createCompanyNote, changeCompanyNote, removeCompanyNote } from './support/staff-notes.ts';
export { listListingNotes, createListingNote, changeListingNote, removeListingNote } from './support/staff-notes.ts';
export { NewStaffNote, StaffNote, StaffNoteChange, StaffNotes, staffNotesPerPage } from './support/staff-notes.ts';
export { maxListedSupportViews, viewAsReasonLength } from './view-as/view-as-limits.ts';
export {
  listSupportViews,
  NewViewAs,
  StartedViewAs,
  startViewAs,
  stopViewAs,
  SupportView,
  SupportViews,
} from './view-as/view-as.ts';
export { findSupportCompanies, FoundCompanies, listSupportCompanies } from './support/company-lists.ts';
export { SupportCompaniesPage, SupportCompaniesQuery, SupportCompanySummary } from './support/company-lists.ts';
export {
  companyFilters,
  companySearchLength,
  maxFoundCompanies,
  type CompanyFilter,
} from './support/company-values.ts';
export {
  getSupportCompany,
  listSupportCompanyUsers,
  SupportCompany,
  SupportCompanyUser,
  SupportCompanyUsers,
} from './support/company-record.ts';
export {
  ChangedCompanyLogo,
  removeCompanyLogo,
  removeLogoOfCompany,
  setCompanyLogo,
  setLogoOfCompany,
} from './company-logo.ts';
export { ConfirmState, type LinkState } from '../kernel/addresses/confirm-links.ts';
export { passwordLength } from '../kernel/input/person-fields.ts';
export { parsePhoneNumber } from '../kernel/input/phone-number.ts';
export { getOutboxMail, listOutbox, OutboxMail, OutboxMailResponse, OutboxResponse } from './mail-outbox.ts';
export {
  changePassword,
  NewPassword,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  requestPasswordReset,
  resetPassword,
} from './password.ts';
export {
  changeMyCompany,
  changeUser,
  Company,
  CompanyChange,
  CompanyResponse,
  endSession,
  getMyCompany,
  listSessions,
  MySession,
  MySessions,
  signOutEverywhere,
  UserChange,
} from './own-account.ts';
export { removePhoto, setPhoto } from './photo.ts';
export {
  beginExport,
  cancelExport,
  deleteAccount,
  DeletionScheduled,
  ExportStarted,
  ExportState,
  getExport,
  getExportFile,
  DeletionRequest,
  PasswordConfirmation,
} from './privacy.ts';
export {
  checkMailDomain,
  LandlordCode,
  LandlordRegistration,
  type MailDomain,
  register,
  registerLandlord,
  Registration,
  resendConfirmation,
  resendLandlordCode,
  termsVersion,
  verifyLandlord,
} from './registration.ts';
export {
  changeRenterProfile,
  getRenterProfile,
  RenterProfile,
  RenterProfileResponse,
  shareableFields,
} from './renter-profile.ts';
export { editedResources, type EditedResource } from './last-edits/edited-resources.ts';
export { type LastEdit, type LastEdits, listLastEdits } from './last-edits/last-edits.ts';
export { madePermissionResource } from './permissions/made-permissions.resource.ts';
export { maxCompanyUsers, maxCountedUsers, maxMadePermissions } from './people-limits.ts';
export { listPermissionChoices, type PermissionChoices } from './permissions/permission-choices.ts';
export { listPermissionUses, type PermissionUse, type PermissionUses } from './permissions/permission-uses.ts';
export { reauthenticate, Reauthentication } from './reauthentication.ts';
export {
  getMyUser,
  getUserPermissions,
  Login,
  login,
  LoginResponse,
  logout,
  MyUser,
  User,
  UserPermissions,
} from './session.ts';
export { roleResource } from './roles.resource.ts';
export {
  deleteRenter,
  exportStaffRenters,
  getStaffRenter,
  listStaffRenters,
  RenterPersonalData,
  renterStates,
  sendRenterPasswordReset,
  showRenterPersonalData,
  StaffRenter,
  StaffRenterCounts,
  StaffRenterFilter,
  StaffRenterResponse,
  StaffRentersPage,
  StaffRentersQuery,
  StaffRenterSummary,
  stopRenterMails,
  type RenterMailState,
  type RenterState,
} from './staff-renters.ts';
export { listStaffNames, StaffNamesResponse } from './staff-names.ts';
export {
  maxFoundUsers,
  maxSamePhoneUsers,
  searchedUserLength,
  supportUserFilters,
} from './support-users/user-filters.ts';
export { type SupportUserFilter } from './support-users/user-filters.ts';
export {
  listUserConsents,
  listUserEvents,
  UserConsents,
  UserEvents,
  type UserEvent,
} from './support-users/user-events.ts';
export { FoundUsers, listSupportUsers, searchSupportUsers, SupportUsersPage } from './support-users/user-lists.ts';
export { getSupportUser, showUserPersonalData, SupportUser, SupportUserSummary } from './support-users/user-record.ts';
export { listSamePhoneUsers, SamePhoneUsers, UserPersonalData } from './support-users/user-record.ts';
export { endSessionOfUser, endSessionsOfUser, listUserMails, listUserSessions } from './support-users/user-security.ts';
export { sendUserPasswordReset, sendUserVerification, UserMails, UserSessions } from './support-users/user-security.ts';
export { type UserMail, type UserSession } from './support-users/user-security.ts';
export {
  confirmTotp,
  endTotp,
  getTotp,
  RecoveryCodes,
  renewRecoveryCodes,
  startTotp,
  TotpCode,
  TotpSecret,
  TotpState,
} from './totp.ts';
export {
  EffectiveRights,
  endUserSessions,
  getEffectiveRights,
  sendPasswordLink,
  userResource,
  type UserState,
} from './users.resource.ts';
export { listAccountsFailedJobs, retryAccountsFailedJobs } from '../kernel/failed-jobs.ts';
export { lookUpMail, MailLookup, retryMail } from './support/mail-lookup.ts';
export type { MailChoice, MailLookupResponse, MailRetried, MailToAddress } from './support/mail-lookup.ts';
export { lookUpAccountsLink } from '../kernel/link-lookup.ts';
