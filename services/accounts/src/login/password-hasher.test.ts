import { PasswordHasher } from './password-hasher.ts';

describe('password hashes', () => {
  it('hold for the exact password only, and are argon2id of the agreed cost', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('a quiet porch');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.holds('a quiet porch', stored)).toBe(true);
    expect(await hasher.holds('a quiet porch ', stored)).toBe(false);
    expect(await hasher.holds('nobody has this password', undefined)).toBe(false);
  });
  it('are refused with 503 when more than two run and fifty wait', async () => {
    const hasher = new PasswordHasher();
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('x')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused.every(({ reason }) => (reason as { status: number }).status === 503)).toBe(true);
    await expect(hasher.hash('afterwards')).resolves.toBeDefined();
  }, 30_000);
});
