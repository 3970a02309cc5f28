import { ownerOf } from './owner.ts';

const caller = { roles: [], permissions: [] };

describe('whose kept homes a call is about', () => {
  it('is the renter who is signed in, whatever device they use', () =>
    expect(ownerOf({ ...caller, userId: 'u', roles: ['renter'], device: 'd' })).toEqual({ kind: 'member', id: 'u' }));
  it('is the device of a guest', () => expect(ownerOf({ ...caller, device: 'd' })).toEqual({ kind: 'guest', id: 'd' }));
  it('is the device of a landlord, who keeps no list of their own', () =>
    expect(ownerOf({ ...caller, userId: 'u', roles: ['landlord'], device: 'd' })).toEqual({ kind: 'guest', id: 'd' }));
  it('is nobody’s without a device', () => expect(ownerOf(caller)).toBeUndefined());
});
