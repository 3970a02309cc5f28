import { ownerOf } from './owner.ts';

const caller = { roles: [], permissions: [] };

describe('the owner of favourites', () => {
  it('is the logged-in renter, on any device', () =>
    expect(ownerOf({ ...caller, userId: 'u', roles: ['renter'], device: 'd' })).toEqual({ kind: 'member', id: 'u' }));
  it('is the device of a guest', () => expect(ownerOf({ ...caller, device: 'd' })).toEqual({ kind: 'guest', id: 'd' }));
  it('is the device of a landlord', () =>
    expect(ownerOf({ ...caller, userId: 'u', roles: ['landlord'], device: 'd' })).toEqual({ kind: 'guest', id: 'd' }));
  it('is undefined without a device', () => expect(ownerOf(caller)).toBeUndefined());
});
