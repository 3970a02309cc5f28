import { Problem } from '@porchlight/service-kit';
import { PasswordPolicy } from './password-policy.ts';

const policy = new PasswordPolicy();
const owner = { email: 'amara.okafor@gmail.example', firstName: 'Zoé', lastName: 'Okafor' };
const faultOf = (password: string, isStaff = false): string | undefined => {
  try {
    policy.check(password, { ...owner, isStaff });
    return undefined;
  } catch (error) {
    return (error as Problem).details.errors?.['password']?.[0]?.en;
  }
};

describe('a new password', () => {
  it.each(['a quiet porch at dusk', 'maple river tram 41', '湖のほとりの古い家と猫と鳥', 'kB7#pq2!vRz9'])(
    '%s is good: no kind of character is asked for',
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
  ])('%s is refused: it stands in every list of stolen ones, or is made of one', (password) => {
    expect(faultOf(password)).toMatch(/easy to guess/);
  });
  it.each([
    'my Porchlight house key',
    'zoe and the blue tram',
    'OKAFOR river maple 7',
    'amara.okafor blue tram',
    'the gmail blue tram',
  ])('%s is refused: it says whose it is', (password) => {
    expect(faultOf(password)).toMatch(/Leave out your name/);
  });
  it('of staff has 15 characters', () => {
    expect(faultOf('kB7#pq2!vRz9', true)).toMatch(/15/);
    expect(faultOf('kB7#pq2!vRz9xW4', true)).toBeUndefined();
  });
  it('is judged in the time that a person waits, whatever it is', () => {
    const begun = performance.now();
    for (const password of ['x'.repeat(128), 'aB3$'.repeat(32), 'password'.repeat(16)]) faultOf(password);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
