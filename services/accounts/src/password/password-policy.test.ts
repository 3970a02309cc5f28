import { formatReference } from '@porchlight/messages';
import { Problem } from '@porchlight/service-kit';
import { PasswordPolicy } from './password-policy.ts';

const policy = new PasswordPolicy();
const owner = { email: 'amara.okafor@gmail.example', firstName: 'Zoé', lastName: 'Okafor' };
const faultOf = (password: string, isStaff = false): string | undefined => {
  try {
    policy.check(password, { ...owner, isStaff });
    return undefined;
  } catch (error) {
    const [fault] = (error as Problem).details.errors?.['password'] ?? [];
    return fault && formatReference('en-CA', fault);
  }
};

describe('password policy', () => {
  it.each(['a quiet porch at dusk', 'maple river tram 41', '湖のほとりの古い家と猫と鳥', 'kB7#pq2!vRz9'])(
    'accepts %s: no character classes are required',
    (password) => {
      expect(faultOf(password)).toBeUndefined();
    },
  );
  it.each([
    'password1234',
    'iloveyou12345',
    'qwertyuiop12',
    '123456789012',
    'aaaaaaaaaaaa',
    'passwordpasswordpassword',
    '1qaz2wsx3edc',
  ])('rejects %s: leaked or derived from a leaked password', (password) => {
    expect(faultOf(password)).toMatch(/easy to guess/);
  });
  it.each([
    'my Porchlight house key',
    'zoe and the blue tram',
    'OKAFOR river maple 7',
    'amara.okafor blue tram',
    'the gmail blue tram',
  ])('rejects %s: contains personal data', (password) => {
    expect(faultOf(password)).toMatch(/Leave out your name/);
  });
  it('requires 15 characters of staff', () => {
    expect(faultOf('kB7#pq2!vRz9', true)).toMatch(/15/);
    expect(faultOf('kB7#pq2!vRz9xW4', true)).toBeUndefined();
  });
  it('checks any input in acceptable time', () => {
    const begun = performance.now();
    for (const password of ['x'.repeat(128), 'aB3$'.repeat(32), 'password'.repeat(16)]) faultOf(password);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
