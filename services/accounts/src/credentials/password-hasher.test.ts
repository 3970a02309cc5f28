import { hash as argon2 } from '@node-rs/argon2';
import { AccountsConfig } from '../config.ts';
import { PasswordHasher } from './password-hasher.ts';

const [old, newest] = ['an old pepper of this house, long enough', 'the newest pepper of this house, long too'];
const hasherWith = (passwordPepper: string) =>
  new PasswordHasher(Object.assign(new AccountsConfig(), { passwordPepper }));

describe('password hashes', () => {
  it('match the exact password only and use argon2id with the configured cost', async () => {
    const hasher = hasherWith(newest);
    const stored = await hasher.hash('a quiet porch');
    expect(stored).toMatch(/^[\w-]{8}:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('a quiet porch', stored)).toBe(true);
    expect(await hasher.matches('a quiet porch ', stored)).toBe(false);
    expect(await hasher.matches('nobody has this password', undefined)).toBe(false);
  });
  it('do not match without the pepper', async () => {
    const stored = await hasherWith(old).hash('a quiet porch');
    expect(await hasherWith(newest).matches('a quiet porch', stored)).toBe(false);
  });
  it('match during pepper rotation and are reported as outdated', async () => {
    const hasher = hasherWith(`${newest},${old}`);
    const stored = await hasherWith(old).hash('a quiet porch');
    expect([await hasher.matches('a quiet porch', stored), hasher.isOutdated(stored)]).toEqual([true, true]);
    const fresh = await hasher.hash('a quiet porch');
    expect([hasher.isOutdated(fresh), hasher.isOutdated(fresh.replace('t=2', 't=1'))]).toEqual([false, true]);
  });
  it('without a pepper (legacy) match and are reported as outdated', async () => {
    const hasher = hasherWith(newest);
    const stored = await argon2('a quiet porch', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect([
      await hasher.matches('a quiet porch', stored),
      await hasher.matches('another', stored),
      hasher.isOutdated(stored),
    ]).toEqual([true, false, true]);
  });
  it('are rejected with 503 beyond two running and fifty queued', async () => {
    const hasher = hasherWith(newest);
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('x')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, details: { retryAfter: 5 } });
    await expect(hasher.hash('afterwards')).resolves.toBeDefined();
  });
});
