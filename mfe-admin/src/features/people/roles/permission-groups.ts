import { isMadePermission, type AnyPermission } from '@porchlight/contracts';

/** Groups of permissions with their areas, in the order of the form of a role. The last groups have no list. */
const groups = [
  ['groupContent', 'Blogs Pages PageTypes GlobalContent MenuEditor MenuItems Faqs Forms FormSubmissions'],
  [
    'groupMarket',
    'Companies Company Inquiries Feeds FeedLogs Cities Provinces Renters RenterPasswordResets RenterEmails RenterDeletions Listings ListingStatus KeyMetrics',
  ],
  ['groupPeople', 'Users User Roles Permissions Accounts AccountImports Impersonations AuditLog'],
  ['groupSupport', 'ReportedListings AccountReviews Utilities'],
  ['groupMoney', 'CreditBundles PromoCodes Ecommerce MembershipRenewals Wallets'],
  ['groupSite', 'SiteSettings ProjectModules ApiDashboard ApiKeys'],
  ['groupMade', ''],
  ['groupOwn', ''],
] as const;

export type PermissionGroup = (typeof groups)[number][0];
export const permissionGroups: readonly PermissionGroup[] = groups.map(([group]) => group);

/** Returns the group of a permission: `groupContent` for `createBlogs`. */
export function groupOf(permission: AnyPermission): PermissionGroup {
  if (isMadePermission(permission)) return 'groupMade';
  const area = permission.replace(/^(view|create|modify|show|merge)/, '');
  return groups.find(([, areas]) => areas.split(' ').includes(area))?.[0] ?? 'groupOwn';
}
