import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const logIn = async ({ email, password }: TestUser, userAgent: string) => {
  const { status } = await app.post('/login', { body: { email, password }, headers: { 'user-agent': userAgent } });
  expect(status).toBe(200);
};
const reportedDevices = async ({ id }: TestUser) =>
  (await mailsTo(app, id)).filter(({ template }) => template === 'new-device').map(({ words }) => words['device']);

describe('a login from an unknown device', () => {
  it('is reported, but not the first of an account, whatever others did', async () => {
    const [other, user] = [await aUser(app), await aUser(app)];
    await logIn(other, 'Laptop');
    await logIn(other, 'Phone');
    await logIn(user, 'Tablet');
    expect(await reportedDevices(user)).toEqual([]);
    await logIn(user, 'Tablet');
    expect(await reportedDevices(user)).toEqual([]);
    await logIn(user, 'Phone');
    expect(await reportedDevices(user)).toEqual(['Phone']);
    expect(await reportedDevices(other)).toEqual(['Phone']);
  });
});
