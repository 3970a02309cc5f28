import { access, accessDenial, type Caller } from './access.ts';

const guest: Caller = { roles: [], permissions: [] };
const renter: Caller = { userId: 'r', roles: ['renter'], permissions: ['viewFavouriteListings'] };
const staff: Caller = { userId: 's', roles: ['site-administrator'], permissions: ['viewSiteSettings'] };
const now = Date.parse('2026-11-27T12:00:00Z');

describe('access to a route', () => {
  it('lets anyone call a public route', () => {
    expect(accessDenial(access.anyone, guest)).toBeUndefined();
  });
  it('is unauthenticated for a guest, and forbidden for a user without the right', () => {
    expect(accessDenial(access.permission('viewSiteSettings'), guest)).toBe('unauthenticated');
    expect(accessDenial(access.permission('viewSiteSettings'), renter)).toBe('forbidden');
    expect(accessDenial(access.permission('viewSiteSettings'), staff)).toBeUndefined();
  });
  it('requires both the role and the permission', () => {
    const declared = access.role('renter', 'viewFavouriteListings');
    expect(accessDenial(declared, renter)).toBeUndefined();
    expect(accessDenial(declared, { ...renter, permissions: [] })).toBe('forbidden');
    expect(accessDenial(declared, { ...staff, permissions: ['viewFavouriteListings'] })).toBe('forbidden');
  });
  it('allows internal routes to the named services only, never to users', () => {
    const declared = access.service('gateway');
    expect(accessDenial(declared, { ...guest, service: 'gateway' })).toBeUndefined();
    expect(accessDenial(declared, { ...guest, service: 'content' })).toBe('forbidden');
    expect(accessDenial(declared, { ...staff, permissions: ['gateway'] })).toBe('forbidden');
  });
  it('needs a proof of the last five minutes to change settings, roles and keys', () => {
    const declared = access.permission('modifySiteSettings');
    const owner = { ...staff, permissions: ['modifySiteSettings', 'modifyPages'] };
    const since = (seconds: number) => ({ ...owner, authenticatedAt: now / 1000 - seconds });
    expect(accessDenial(declared, since(299), now)).toBeUndefined();
    expect(accessDenial(declared, since(300), now)).toBe('reauthentication-required');
    expect(accessDenial(declared, owner, now)).toBe('reauthentication-required');
    expect(accessDenial(access.permission('modifyPages'), since(300), now)).toBeUndefined();
    expect(accessDenial(declared, { ...since(300), permissions: [] }, now)).toBe('forbidden');
  });
  it('closes what belongs to sessions to API keys, whatever their permissions say', () => {
    const key: Caller = { ...staff, hasApiKey: true, permissions: ['viewBlogs', 'viewSiteSettings', 'modifyRoles'] };
    expect(accessDenial(access.permission('viewBlogs'), key)).toBeUndefined();
    expect(accessDenial(access.anyPermission(['viewBlogs', 'viewSiteSettings']), key)).toBeUndefined();
    expect(accessDenial(access.madePermissions, key)).toBeUndefined();
    expect(accessDenial(access.madePermissions, guest)).toBe('unauthenticated');
    const closed = [
      access.permission('viewSiteSettings'),
      access.anyPermission(['viewSiteSettings', 'modifyRoles']),
      access.permission('modifyRoles'),
      access.signedIn,
      access.role('site-administrator'),
    ];
    for (const declared of closed)
      expect(accessDenial(declared, { ...key, authenticatedAt: now / 1000 }, now)).toBe('forbidden');
  });
});
