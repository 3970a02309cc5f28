import { hash as argon2 } from '@node-rs/argon2';
import { AccountsConfig } from '../config.ts';
import { PasswordHasher } from './password-hasher.ts';

const [old, newest] = ['an old pepper of this house, long enough', 'the newest pepper of this house, long too'];
const seasonedWith = (passwordPepper: string) =>
  new PasswordHasher(Object.assign(new AccountsConfig(), { passwordPepper }));

describe('password hashes', () => {
  it('hold for the exact password only, and are argon2id of the agreed cost', async () => {
    const hasher = seasonedWith(newest);
    const stored = await hasher.hash('a quiet porch');
    expect(stored).toMatch(/^[\w-]{8}:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.holds('a quiet porch', stored)).toBe(true);
    expect(await hasher.holds('a quiet porch ', stored)).toBe(false);
    expect(await hasher.holds('nobody has this password', undefined)).toBe(false);
  });
  it('are worth nothing without the pepper', async () => {
    const stored = await seasonedWith(old).hash('a quiet porch');
    expect(await seasonedWith(newest).holds('a quiet porch', stored)).toBe(false);
  });
  it('hold on while the pepper is replaced, and are known to be made anew', async () => {
    const hasher = seasonedWith(`${newest},${old}`);
    const stored = await seasonedWith(old).hash('a quiet porch');
    expect([await hasher.holds('a quiet porch', stored), hasher.isOutdated(stored)]).toEqual([true, true]);
    const fresh = await hasher.hash('a quiet porch');
    expect([hasher.isOutdated(fresh), hasher.isOutdated(fresh.replace('t=2', 't=1'))]).toEqual([false, true]);
  });
  it('of the first houses, which had no pepper, hold too and are made anew', async () => {
    const hasher = seasonedWith(newest);
    const stored = await argon2('a quiet porch', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect([
      await hasher.holds('a quiet porch', stored),
      await hasher.holds('another', stored),
      hasher.isOutdated(stored),
    ]).toEqual([true, false, true]);
  });
  it('are refused with 503 when more than two run and fifty wait', async () => {
    const hasher = seasonedWith(newest);
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('x')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused.every(({ reason }) => (reason as { status: number }).status === 503)).toBe(true);
    await expect(hasher.hash('afterwards')).resolves.toBeDefined();
  });
});
