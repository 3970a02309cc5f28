import { requireUser } from './require-user.ts';

describe('the user of a call', () => {
  it('is the caller; a guest or a service, which the access rule must stop, is an error', () => {
    expect(requireUser({ userId: 'person-1', roles: ['renter'], permissions: [] })).toBe('person-1');
    for (const caller of [{}, { service: 'commerce' }])
      expect(() => requireUser({ ...caller, roles: [], permissions: [] })).toThrow('access rule');
  });
});
