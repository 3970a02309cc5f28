import { access, refusalOf, type Caller } from './access.ts';

const guest: Caller = { roles: [], permissions: [] };
const renter: Caller = { userId: 'r', roles: ['renter'], permissions: ['viewFavouriteListings'] };
const staff: Caller = { userId: 's', roles: ['site-administrator'], permissions: ['viewSiteSettings'] };

describe('who may make a call', () => {
  it('lets anyone make an open call', () => {
    expect(refusalOf(access.anyone, guest)).toBeUndefined();
  });
  it('asks a guest to sign in, and tells a person that they may not', () => {
    expect(refusalOf(access.permission('viewSiteSettings'), guest)).toBe('unauthenticated');
    expect(refusalOf(access.permission('viewSiteSettings'), renter)).toBe('forbidden');
    expect(refusalOf(access.permission('viewSiteSettings'), staff)).toBeUndefined();
  });
  it('needs the role and the permission, not one of them', () => {
    const asked = access.role('renter', 'viewFavouriteListings');
    expect(refusalOf(asked, renter)).toBeUndefined();
    expect(refusalOf(asked, { ...renter, permissions: [] })).toBe('forbidden');
    expect(refusalOf(asked, { ...staff, permissions: ['viewFavouriteListings'] })).toBe('forbidden');
  });
  it('opens internal calls to the named services only, never to people', () => {
    const asked = access.service('gateway');
    expect(refusalOf(asked, { ...guest, service: 'gateway' })).toBeUndefined();
    expect(refusalOf(asked, { ...guest, service: 'content' })).toBe('forbidden');
    expect(refusalOf(asked, { ...staff, permissions: ['gateway'] })).toBe('forbidden');
  });
});
