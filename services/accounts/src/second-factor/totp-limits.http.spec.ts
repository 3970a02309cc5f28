import { networkOf } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aSecondFactorUser, codeOf, type SecondFactorUser } from '../testing/second-factor-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const here = '198.51.100.7';
const signIn = ({ email, password }: SecondFactorUser, otp: string | undefined, ip = here) =>
  app.post('/login', { body: { email, password, otp }, ip });
const useUp = (key: string, tries: number) =>
  app.sql(`insert into login_attempt (key, tries) values ($1, $2) on conflict (key) do update set tries = $2`, [
    key,
    tries,
  ]);

describe('attempts to enter a second factor', () => {
  it('are limited to 30 an hour from one network', async () => {
    const user = await aSecondFactorUser(app);
    await useUp(`otp:${user.id}:${networkOf(here)}`, 30);
    expect(await signIn(user, codeOf(user.secret))).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect((await signIn(user, codeOf(user.secret), '203.0.113.7')).status).toBe(200);
  });
  it('are limited to 100 six-digit codes an hour from all networks, but never for a recovery code', async () => {
    const user = await aSecondFactorUser(app);
    await useUp(`otp:${user.id}`, 100);
    expect(await signIn(user, codeOf(user.secret))).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect((await signIn(user, user.recoveryCodes[0])).status).toBe(200);
  });
});
