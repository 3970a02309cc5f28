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
    expect(faultOf(password)).toMatch(/Don’t use your name/);
  });
  it.each(['mississauga2026', 'edmontonwinnipeg', 'britishcolumbia1998', 'Saskatoon 2027'])(
    'rejects %s: a place and a year are easy to guess',
    (password) => {
      expect(faultOf(password)).toMatch(/easy to guess/);
    },
  );
  it('requires 15 characters of staff', () => {
    expect(faultOf('kB7#pq2!vRz9', true)).toMatch(/15/);
    expect(faultOf('kB7#pq2!vRz9xW4', true)).toBeUndefined();
  });
  it('estimates the first 32 characters only, because the time grows faster than the length', () => {
    const strong = 'kB7#pq2!vRz9';
    expect(faultOf(`${'a'.repeat(32)}${strong}`)).toMatch(/easy to guess/);
    expect(faultOf(`${'a'.repeat(20)}${strong}`)).toBeUndefined();
    expect(faultOf(`${strong}${'password'.repeat(14)}`)).toBeUndefined();
  });
  it('looks for personal data in the whole password', () => {
    expect(faultOf(`${'kB7#pq2!vRz9'.repeat(4)} okafor`)).toMatch(/Don’t use your name/);
  });
});
