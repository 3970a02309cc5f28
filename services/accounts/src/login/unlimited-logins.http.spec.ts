import type { SqlPool } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { AccountsConfig } from '../config.ts';
import type { HourlyLimit } from '../limits/hourly-limit.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { freeAttempts, LoginThrottle } from './login-throttle.ts';

let app: TestApp;
let renter: TestUser;
beforeAll(async () => {
  app = await startForTest(accounts, { RATE_LIMITS: 'off' });
  renter = await aUser(app);
});
afterAll(() => app.stop());

const ip = '198.51.100.7';
const signIn = async (password: string) =>
  (await app.post('/login', { body: { email: renter.email, password }, ip })).status;

describe('RATE_LIMITS=off', () => {
  it('lifts the limit of an address, and not the delay of an account', async () => {
    await app.sql(`insert into login_attempt (key, tries) values ($1, 100)`, [`address:${ip}`]);
    expect(await signIn(renter.password)).toBe(200);
    for (let at = 0; at < freeAttempts; at += 1) expect(await signIn('guess')).toBe(401);
    expect(await signIn(renter.password)).toBe(429);
  });
  it('is refused in production', () => {
    const config = Object.assign(new AccountsConfig(), { nodeEnv: 'production', rateLimits: false });
    expect(() => new LoginThrottle({} as SqlPool, {} as HourlyLimit, config)).toThrow(/RATE_LIMITS must be on/);
  });
});
