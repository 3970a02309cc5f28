import { permissionNames } from '@porchlight/contracts';
import { rolePermissions } from './role-permissions.ts';

const holders = (name: string) =>
  Object.entries(rolePermissions)
    .filter(([, held]) => (held as readonly string[]).includes(name))
    .map(([role]) => role)
    .sort();

describe('role permissions', () => {
  it('grant every permission to at least one role', () => {
    expect(permissionNames.filter((name) => holders(name).length === 0)).toEqual([]);
  });
  it.each([
    ['viewMyInquiries', ['renter']],
    ['viewWallet', ['landlord']],
    ['viewFaqs', ['site-administrator', 'site-owner', 'support']],
    ['modifyFaqs', ['site-administrator', 'site-owner']],
    ['viewForms', ['site-administrator', 'site-owner']],
    ['viewFormSubmissions', ['site-administrator', 'site-owner', 'support']],
    ['createRoles', ['site-owner']],
    ['viewPermissions', ['site-owner']],
    ['modifySiteSettings', ['site-owner']],
    ['viewSiteSettings', ['site-administrator', 'site-owner']],
    ['modifyCreditBundles', ['site-owner']],
    ['viewCreditBundles', ['site-administrator', 'site-owner']],
    ['createImpersonations', ['site-owner', 'support']],
    ['modifyApiKeys', ['site-owner']],
    ['viewApiDashboard', ['site-administrator', 'site-owner']],
    ['createCompanies', ['site-administrator', 'site-owner']],
    ['modifyCompanies', ['site-administrator', 'site-owner', 'support']],
    ['showInquiries', ['site-administrator', 'site-owner', 'support']],
    ['showRenters', ['site-administrator', 'site-owner', 'support']],
    ['createRenterDeletions', ['site-administrator', 'site-owner']],
    ['createPageTypes', ['site-owner']],
    ['mergeListings', ['site-administrator', 'site-owner', 'support']],
    ['showAuditLog', ['site-administrator', 'site-owner', 'support']],
  ])('grant %s to %s', (name, roles) => {
    expect(holders(name)).toEqual(roles);
  });
});
