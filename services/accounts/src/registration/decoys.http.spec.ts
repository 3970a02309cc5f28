import { jest } from '@jest/globals';
import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { PasswordHasher } from '../credentials/password-hasher.ts';
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

/** Returns the address of an account that has no password, as an inquiry of a guest creates it. */
async function anUnclaimedAddress(): Promise<string> {
  const { id, email } = await aUser(app);
  await app.sql('delete from credential where person_id = $1', [id]);
  await app.sql(`update person set state = 'unclaimed', email_verified_at = null where id = $1`, [id]);
  return email;
}
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
  const passwords = [
    'seven blue trams at noon',
    'eight red ferries at dawn',
    'two grey gulls at dusk',
    'a tin roof in May',
  ];
  /** Registers an address once with each password and returns the IDs of the registered users. */
  async function registerAll(email: string, given: readonly string[]) {
    const ids: string[] = [];
    for (const password of given)
      ids.push((await register(form({ email, password, password_confirmation: password }))).body.user.id);
    return ids;
  }
  it.each([2, 3, 4])('logs in as an account does after %i registrations of its address', async (count) => {
    const given = passwords.slice(0, count);
    const statuses: number[][] = [];
    for (const email of [anAddress(), (await aUser(app)).email, await anUnclaimedAddress()]) {
      await registerAll(email, given);
      statuses.push([]);
      for (const password of given) statuses.at(-1)?.push((await signIn(email, password)).status);
    }
    const expected = given.map((_, at) => (at === 0 || at === count - 1 ? 200 : 401));
    expect(statuses).toEqual([expected, expected, expected]);
  });
  it('logs in to the first registration of its address when several have one password', async () => {
    for (const email of [anAddress(), (await aUser(app)).email]) {
      const [first] = await registerAll(email, [form().password, form().password]);
      expect((await signIn(email, form().password)).body.user.id).toBe(first);
    }
  });
  it('does not change the number of passwords that a login verifies', async () => {
    const matches = jest.spyOn(app.app.get(PasswordHasher), 'matches');
    const countOf = async (email: string) => {
      matches.mockClear();
      await signIn(email, wrong);
      return matches.mock.calls.length;
    };
    const { email } = await aUser(app);
    const counts = [await countOf(anAddress()), await countOf(email)];
    for (const password of passwords) {
      await registerAll(email, [password]);
      counts.push(await countOf(email));
    }
    matches.mockRestore();
    expect(counts).toEqual([3, 3, 3, 3, 3, 3]);
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
