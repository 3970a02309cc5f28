/**
 * All permissions: key → label shown to staff
 * (docs/rules/access.md#access-1-each-role-has-a-fixed-default-set-of-permissions). An unknown name fails to compile
 * and stops the start of a service.
 */
export const permissions = {
  viewMyInquiries: 'View my inquiries',
  viewFavouriteListings: 'View favourite listings',
  viewRecommendedListings: 'View recommended listings',
  viewViewedListings: 'View viewed listings',
  viewEmailAlerts: 'View email alerts',
  modifyEmailAlerts: 'Modify email alerts',
  modifyPointsOfInterest: 'Modify points of interest',
  modifyRenterProfile: 'Modify renter profile',
  viewPortal: 'View portal',
  viewPortalListings: 'View portal listings',
  createPortalListings: 'Create portal listings',
  modifyPortalListings: 'Modify portal listings',
  viewLeads: 'View leads',
  modifyLeads: 'Modify leads',
  viewBilling: 'View billing',
  createCheckout: 'Create checkout',
  viewTaxReceipts: 'View tax receipts',
  viewWallet: 'View wallet',
  viewBlogs: 'View posts',
  createBlogs: 'Create posts',
  modifyBlogs: 'Modify posts',
  viewPages: 'View pages',
  createPages: 'Create pages',
  modifyPages: 'Modify pages',
  viewPageTypes: 'View page types',
  createPageTypes: 'Create page types',
  modifyPageTypes: 'Modify page types',
  viewGlobalContent: 'View global content',
  modifyGlobalContent: 'Modify global content',
  viewMenuEditor: 'View menu editor',
  createMenuItems: 'Create menu items',
  modifyMenuItems: 'Modify menu items',
  viewFaqs: 'View FAQs',
  createFaqs: 'Create FAQs',
  modifyFaqs: 'Modify FAQs',
  viewForms: 'View forms',
  modifyForms: 'Modify forms',
  viewFormSubmissions: 'View form submissions',
  viewCompanies: 'View companies',
  createCompanies: 'Create companies',
  modifyCompanies: 'Modify companies',
  viewInquiries: 'View inquiries',
  showInquiries: 'Show personal data of inquiries',
  viewFeeds: 'View feeds',
  createFeeds: 'Create feeds',
  modifyFeeds: 'Modify feeds',
  viewCities: 'View cities',
  createCities: 'Create cities',
  modifyCities: 'Modify cities',
  viewProvinces: 'View provinces',
  modifyProvinces: 'Modify provinces',
  viewRenters: 'View renters',
  showRenters: 'Show personal data of renters',
  createRenterPasswordResets: 'Send renters password reset links',
  modifyRenterEmails: 'Stop emails to renters',
  createRenterDeletions: 'Delete data of renters',
  viewUsers: 'View users',
  createUsers: 'Create users',
  modifyUsers: 'Modify users',
  viewRoles: 'View roles',
  createRoles: 'Create roles',
  modifyRoles: 'Modify roles',
  viewPermissions: 'View permissions',
  createPermissions: 'Create permissions',
  modifyPermissions: 'Modify permissions',
  viewSiteSettings: 'View site settings',
  modifySiteSettings: 'Modify site settings',
  modifyProjectModules: 'Modify project modules',
  createCreditBundles: 'Create credit bundles',
  modifyCreditBundles: 'Modify credit bundles',
  viewCreditBundles: 'View credit bundles',
  viewPromoCodes: 'View promo codes',
  viewEcommerce: 'View ecommerce',
  showReportedListings: 'Show reported listings',
  modifyReportedListings: 'Modify reported listings',
  modifyListingStatus: 'Modify listing status',
  showAccountReviews: 'Show account reviews',
  modifyAccountReviews: 'Modify account reviews',
  showUsers: 'Show users',
  showUser: 'Show User',
  showListings: 'Show Listings',
  showCompanies: 'Show companies',
  showCompany: 'Show Company',
  mergeListings: 'Merge Listings',
  mergeAccounts: 'Merge accounts',
  showMembershipRenewals: 'Show membership renewals',
  createMembershipRenewals: 'Create membership renewals',
  createAccountImports: 'Create account imports',
  showFeedLogs: 'Show feed logs',
  showKeyMetrics: 'Show key metrics',
  showUtilities: 'Show utilities',
  modifyUtilities: 'Modify utilities',
  createImpersonations: 'Create impersonations',
  modifyWallets: 'Modify wallets',
  showAuditLog: 'Show audit log',
  viewApiDashboard: 'View API dashboard',
  modifyApiKeys: 'Modify API keys',
} as const;

export type PermissionName = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as PermissionName[];

/** Permissions of renters, on their own rows. */
export const renterPermissions: readonly PermissionName[] = [
  'viewMyInquiries',
  'viewFavouriteListings',
  'viewRecommendedListings',
  'viewViewedListings',
  'viewEmailAlerts',
  'modifyEmailAlerts',
  'modifyPointsOfInterest',
  'modifyRenterProfile',
];
/** Permissions of landlords, on the rows of their own user or company. */
export const landlordPermissions: readonly PermissionName[] = [
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
const personal = new Set<PermissionName>([...renterPermissions, ...landlordPermissions]);
/** Permissions of staff: all but those on rows of one's own. */
export const staffPermissions: readonly PermissionName[] = permissionNames.filter((name) => !personal.has(name));

/**
 * Permissions to change who may do what, and how the site works. Their calls need a session whose user proved who they
 * are in the last five minutes
 * (docs/rules/access.md#access-17-the-site-owner-confirms-the-password-before-a-sensitive-change).
 */
export const sensitivePermissions: ReadonlySet<PermissionName> = new Set<PermissionName>([
  'createUsers',
  'modifyUsers',
  'createRoles',
  'modifyRoles',
  'createPermissions',
  'modifyPermissions',
  'modifySiteSettings',
  'modifyProjectModules',
  'modifyApiKeys',
]);
const inSessionsOnly: readonly PermissionName[] = [
  'viewRoles',
  'viewPermissions',
  'viewSiteSettings',
  'viewApiDashboard',
  'modifyWallets',
  'createImpersonations',
  'mergeAccounts',
];
/**
 * Permissions that an API key can be given. Rights, settings, wallets and keys are changed in a session only, as is
 * what acts in the name of another user (docs/rules/access.md#access-20-an-api-key-never-exceeds-its-owner).
 */
export const keyScopes: readonly PermissionName[] = staffPermissions.filter(
  (name) => !sensitivePermissions.has(name) && !inSessionsOnly.includes(name),
);
