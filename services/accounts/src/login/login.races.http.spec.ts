import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aPerson, type TestPerson } from '../testing/a-person.ts';
import { freeTries } from './login-throttle.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startForTest(accounts);
  person = await aPerson(app);
  // Connections are opened first, or the tries would come to the database one by one.
  await Promise.all(Array.from({ length: 20 }, (_, at) => signIn('guess', `192.0.2.${at}`)));
});
afterAll(async () => {
  await app.stop();
});
beforeEach(async () => {
  await app.sql('delete from login_attempt');
});

const signIn = (password: string, ip: string) => app.post('/login', { body: { email: person.email, password }, ip });
const network = (round: number) => `10.${Math.floor(round / 200)}.${round % 200}`;

describe('twenty who sign in at once from one network (T-R12)', () => {
  it.each(raceRounds())('find one free try where one is left, round %i', async (round) => {
    for (let at = 1; at < freeTries; at += 1) await signIn('guess', `${network(round)}.250`);
    const since = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signIn(`guess ${at}`, `${network(round)}.${at}`)),
    );
    // A slow machine may rightly let in one more for every doubling of the seconds that went by.
    const earned = Math.floor(Math.log2((performance.now() - since) / 1_000 + 1));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1 + earned);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });
});
