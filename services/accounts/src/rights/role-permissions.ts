import {
  landlordPermissions,
  renterPermissions,
  staffPermissions,
  type PermissionName,
  type RoleName,
} from '@porchlight/contracts';

/** Default roles with their display names. */
export const roleNames: Readonly<Record<RoleName, string>> = {
  renter: 'Renter',
  landlord: 'Landlord',
  support: 'Support',
  'site-administrator': 'Site Administrator',
  'site-owner': 'Site Owner',
};
/** Roles of people who are not staff. Every other role, also one that an owner made, is a role of staff. */
export const personalRoles: readonly string[] = ['renter', 'landlord'] satisfies readonly RoleName[];
/** Returns whether one of the roles is of staff, who have short sessions and long passwords. */
export const isStaff = (roles: readonly string[]): boolean => roles.some((role) => !personalRoles.includes(role));

// Limits within a permission (safe utilities, 100 credits, own audit rows) are enforced by the module that serves the
// call.
const support: readonly PermissionName[] = [
  'viewFaqs',
  'viewFormSubmissions',
  'viewCompanies',
  'modifyCompanies',
  'viewInquiries',
  'showInquiries',
  'viewFeeds',
  'viewCities',
  'viewRenters',
  'showRenters',
  'createRenterPasswordResets',
  'modifyRenterEmails',
  'viewUsers',
  'showReportedListings',
  'modifyReportedListings',
  'modifyListingStatus',
  'showAccountReviews',
  'modifyAccountReviews',
  'showUsers',
  'showUser',
  'showListings',
  'showCompanies',
  'showCompany',
  'mergeListings',
  'mergeAccounts',
  'showMembershipRenewals',
  'createMembershipRenewals',
  'createAccountImports',
  'showFeedLogs',
  'showKeyMetrics',
  'showUtilities',
  'modifyUtilities',
  'createImpersonations',
  'modifyWallets',
  'showAuditLog',
];
const ownerOnly: readonly PermissionName[] = [
  'createPageTypes',
  'modifyPageTypes',
  'createRoles',
  'modifyRoles',
  'viewPermissions',
  'createPermissions',
  'modifyPermissions',
  'modifySiteSettings',
  'modifyProjectModules',
  'createCreditBundles',
  'modifyCreditBundles',
  'createImpersonations',
  'modifyApiKeys',
];

/**
 * Permissions of users with an unverified address: favourites and drafts, but nothing that shows or reaches other
 * users.
 */
export const unverifiedPermissions: readonly PermissionName[] = [
  'viewFavouriteListings',
  'viewRecommendedListings',
  'viewViewedListings',
  'modifyPointsOfInterest',
  'modifyRenterProfile',
  'viewPortal',
  'viewPortalListings',
  'createPortalListings',
  'modifyPortalListings',
];

/**
 * Default permissions of each role. Staff get none of the permissions of renters and landlords, whose rows belong to a
 * single user. (docs/rules/access.md#access-1-each-role-has-a-fixed-default-set-of-permissions)
 */
export const rolePermissions: Readonly<Record<RoleName, readonly PermissionName[]>> = {
  renter: renterPermissions,
  landlord: landlordPermissions,
  support,
  'site-owner': staffPermissions,
  'site-administrator': staffPermissions.filter((name) => !ownerOnly.includes(name)),
};
