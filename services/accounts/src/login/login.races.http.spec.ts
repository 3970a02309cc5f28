import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { freeAttempts } from './login-throttle.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startForTest(accounts);
  user = await aUser(app);
  // Connections are opened beforehand, otherwise the attempts would reach the database one by one.
  await Promise.all(Array.from({ length: 20 }, (_, at) => signIn('guess', `192.0.2.${at}`)));
});
afterAll(async () => {
  await app.stop();
});
beforeEach(async () => {
  await app.sql('delete from login_attempt');
});

const signIn = (password: string, ip: string) => app.post('/login', { body: { email: user.email, password }, ip });
const network = (round: number) => `10.${Math.floor(round / 200)}.${round % 200}`;

describe('twenty concurrent logins from one network (T-R12)', () => {
  it.each(raceRounds())('share the one remaining attempt, round %i', async (round) => {
    for (let at = 1; at < freeAttempts; at += 1) await signIn('guess', `${network(round)}.250`);
    const since = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signIn(`guess ${at}`, `${network(round)}.${at}`)),
    );
    // On a slow machine one more attempt may pass for each doubling of the elapsed seconds.
    const earned = Math.floor(Math.log2((performance.now() - since) / 1_000 + 1));
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1 + earned);
    expect(responses.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });
});
