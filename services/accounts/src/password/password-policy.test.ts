import { formatReference } from '@porchlight/messages';
import { Log, Problem } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';
import { BreachedPasswords } from '../credentials/breached-passwords.ts';
import { PasswordPolicy } from './password-policy.ts';

const log = new Log('accounts', { level: 'silent', format: 'json' });
const policy = new PasswordPolicy(new BreachedPasswords(new AccountsConfig(), log));
const owner = { email: 'amara.okafor@gmail.example', firstName: 'Zoé', lastName: 'Okafor' };
const faultOf = async (password: string, isStaff = false): Promise<string | undefined> => {
  try {
    await policy.check(password, { ...owner, isStaff });
    return undefined;
  } catch (error) {
    const [fault] = (error as Problem).details.errors?.['password'] ?? [];
    return fault && formatReference('en-CA', fault);
  }
};

describe('password policy', () => {
  it.each(['a quiet porch at dusk', 'maple river tram 41', '湖のほとりの古い家と猫と鳥', 'kB7#pq2!vRz9'])(
    'accepts %s: no character classes are required',
    async (password) => {
      expect(await faultOf(password)).toBeUndefined();
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
  ])('rejects %s: leaked or derived from a leaked password', async (password) => {
    expect(await faultOf(password)).toMatch(/easy to guess/);
  });
  it.each([
    'my Porchlight house key',
    'zoe and the blue tram',
    'OKAFOR river maple 7',
    'amara.okafor blue tram',
    'the gmail blue tram',
  ])('rejects %s: contains personal data', async (password) => {
    expect(await faultOf(password)).toMatch(/Don’t use your name/);
  });
  it.each(['mississauga2026', 'edmontonwinnipeg', 'britishcolumbia1998', 'Saskatoon 2027'])(
    'rejects %s: a place and a year are easy to guess',
    async (password) => {
      expect(await faultOf(password)).toMatch(/easy to guess/);
    },
  );
  it.each([
    'iloveyouforever',
    'I love you forever!',
    'Il0veyouforever2026',
    'correct horse battery staple',
    'Winter-is-coming-99',
    'M0nAmourPourToujours',
    'je t’aime mon amour',
    'Jésus est roi 2026',
  ])('rejects %s: a common phrase', async (password) => {
    expect(await faultOf(password)).toMatch(/easy to guess/);
  });
  it.each(['iloveyouforever and nine kayaks', 'seven trams love you forever', 'forever 8412 kayaks 5521'])(
    'accepts %s: more than a common phrase',
    async (password) => {
      expect(await faultOf(password)).toBeUndefined();
    },
  );
  it('requires 15 characters of staff', async () => {
    expect(await faultOf('kB7#pq2!vRz9', true)).toMatch(/15/);
    expect(await faultOf('kB7#pq2!vRz9xW4', true)).toBeUndefined();
  });
  it('estimates the first 32 characters only, because the time grows faster than the length', async () => {
    const strong = 'kB7#pq2!vRz9';
    expect(await faultOf(`${'a'.repeat(32)}${strong}`)).toMatch(/easy to guess/);
    expect(await faultOf(`${'a'.repeat(20)}${strong}`)).toBeUndefined();
    expect(await faultOf(`${strong}${'password'.repeat(14)}`)).toBeUndefined();
  });
  it('looks for personal data in the whole password', async () => {
    expect(await faultOf(`${'kB7#pq2!vRz9'.repeat(4)} okafor`)).toMatch(/Don’t use your name/);
  });
});
