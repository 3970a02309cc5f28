import { requireUser } from './require-user.ts';

describe('the user of a call', () => {
  it('is the caller, and a guest or a service is refused with 401', () => {
    expect(requireUser({ userId: 'person-1', roles: ['renter'], permissions: [] })).toBe('person-1');
    for (const caller of [{}, { service: 'commerce' }])
      expect(() => requireUser({ ...caller, roles: [], permissions: [] })).toThrow(
        expect.objectContaining({ status: 401, code: 'unauthenticated' }),
      );
  });
});
