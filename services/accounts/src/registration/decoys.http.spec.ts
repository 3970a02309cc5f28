import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { latestLinkToken } from '../testing/queued-mail.ts';
import { anAddress, registrationForm as form } from '../testing/registration-form.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const register = (body: object) => app.post('/register', { as: guest, body });
const statesOf = async (email: string) =>
  (await app.sql<{ state: string }>('select state from person where email = $1', [email])).map(({ state }) => state);

describe('a decoy', () => {
  const wrong = 'nine green kayaks at rest';
  /** Registers an address without and one with an account, and returns both sessions. */
  async function both() {
    const owner = await aUser(app);
    const responses = [await register(form()), await register(form({ email: owner.email }))];
    return responses.map(({ body }) => ({
      id: body.user.id as string,
      email: body.user.email as string,
      as: asUser(body.user.id, body.tokenInfo.access_token.split('_')[1], ['renter']),
    }));
  }
  let network = 0;
  const signIn = (email: string, password: string) =>
    app.post('/login', { body: { email, password }, ip: `198.19.${(network += 1)}.9` });
  type Registered = Awaited<ReturnType<typeof both>>[number];
  const steps: readonly [string, (one: Registered) => Promise<unknown>][] = [
    ['a login with its password', async ({ email }) => (await signIn(email, form().password)).status],
    ['a login with another password', async ({ email }) => (await signIn(email, wrong)).status],
    [
      'five requests to resend the verification mail',
      async ({ as }) => {
        const statuses = [];
        for (let time = 0; time < 5; time += 1) statuses.push((await app.post('/user/resend-verify', { as })).status);
        return statuses;
      },
    ],
    [
      'two-factor authentication',
      async ({ as }) => (await app.post('/user/totp', { as, body: { current_password: form().password } })).status,
    ],
    [
      'a deletion and a login after it',
      async ({ as, email }) => [
        (await app.post('/user/deletion', { as, body: { current_password: form().password } })).status,
        (await signIn(email, form().password)).status,
      ],
    ],
  ];

  it.each(steps)('responds to %s as an account does', async (_, act) => {
    const [account, decoy] = await both();
    if (!account || !decoy) throw new Error('not registered');
    expect(await act(decoy)).toEqual(await act(account));
  });
  it('has the owner of its address notified whenever it requests its mail', async () => {
    const owner = await aUser(app);
    const { body } = await register(form({ email: owner.email }));
    const notices = () =>
      app.sql(`select 1 from mail where person_id = $1 and template = 'welcome-existing'`, [owner.id]);
    expect(await notices()).toHaveLength(1);
    const as = asUser(body.user.id, body.tokenInfo.access_token.split('_')[1], ['renter']);
    expect((await app.post('/user/resend-verify', { as })).status).toBe(200);
    expect(await notices()).toHaveLength(2);
  });
  it('becomes an account when it moves to an address of its own', async () => {
    for (const one of await both()) {
      const email = anAddress();
      await app.patch('/user', { as: one.as, body: { email, current_password: form().password } });
      const link = await latestLinkToken(app, one.id, 'mail-change-new');
      expect((await app.post(`/confirm/mail-change/${link}`, { as: one.as })).status).toBe(200);
      expect(await statesOf(email)).toEqual(['active']);
    }
  });
});
