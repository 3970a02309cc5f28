import { access, accessDenial, type Caller } from './access.ts';

const guest: Caller = { roles: [], permissions: [] };
const renter: Caller = { userId: 'r', roles: ['renter'], permissions: ['viewFavouriteListings'] };
const staff: Caller = { userId: 's', roles: ['site-administrator'], permissions: ['viewSiteSettings'] };

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
});
