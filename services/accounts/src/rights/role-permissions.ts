import { permissionNames, type PermissionName, type RoleName } from '@porchlight/contracts';

/** The roles that the house begins with, and their names for people. */
export const roleNames: Readonly<Record<RoleName, string>> = {
  renter: 'Renter',
  landlord: 'Landlord',
  support: 'Support',
  'site-administrator': 'Site Administrator',
  'site-owner': 'Site Owner',
};
/** Roles whose sessions are short and whose passwords are long. */
export const staffRoles: readonly RoleName[] = ['support', 'site-administrator', 'site-owner'];
/** Whether one of these roles is a member of staff's. */
export const isStaff = (roles: readonly string[]): boolean => staffRoles.some((role) => roles.includes(role));

const renter: readonly PermissionName[] = [
  'viewMyInquiries',
  'viewFavouriteListings',
  'viewRecommendedListings',
  'viewViewedListings',
  'viewEmailAlerts',
  'modifyEmailAlerts',
  'modifyPointsOfInterest',
  'modifyRenterProfile',
];
const landlord: readonly PermissionName[] = [
  'viewPortal',
  'viewPortalListings',
  'createPortalListings',
  'modifyPortalListings',
  'viewLeads',
  'modifyLeads',
  'viewBilling',
  'createCheckout',
  'viewTaxReceipts',
  'viewWallet',
];
// Limits within a permission (the safe utilities, 100 credits, own audit rows) are rules of the slice that has the call.
const support: readonly PermissionName[] = [
  'viewFaqs',
  'viewFormSubmissions',
  'viewCompanies',
  'modifyCompanies',
  'viewInquiries',
  'viewFeeds',
  'viewCities',
  'viewProvinces',
  'viewRenters',
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

/** What somebody may do whose address is not proved: keep homes and prepare drafts; nothing that shows or reaches other people. */
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

const personal = new Set<PermissionName>([...renter, ...landlord]);
const owner = permissionNames.filter((name) => !personal.has(name));

/** Who may do what (decisions 5.4). Staff hold nothing of renters and landlords: those rows are a person's own. */
export const rolePermissions: Readonly<Record<RoleName, readonly PermissionName[]>> = {
  renter,
  landlord,
  support,
  'site-owner': owner,
  'site-administrator': owner.filter((name) => !ownerOnly.includes(name)),
};
