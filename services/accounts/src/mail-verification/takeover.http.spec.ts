import { randomUUID } from 'node:crypto';
import { asService, asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { latestLinkToken, waitForMails } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const theirs = 'seven blue trams at noon';
const ours = { password: 'nine green kayaks at rest', password_confirmation: 'nine green kayaks at rest' };
let network = 0;
const logIn = (email: string, password: string) =>
  app.post('/login', { body: { email, password }, ip: `198.18.${(network += 1)}.9` });

/** Registers an account with the address of another person. */
async function stranger() {
  const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
  const { body } = await app.post('/register', {
    body: { firstName: 'Max', lastName: 'Stone', email, password: theirs, password_confirmation: theirs },
  });
  const id: string = body.user.id;
  const token: string = body.tokenInfo.access_token;
  const as = asUser(id, token.split('_')[1] ?? '', ['renter']);
  return { id, email, token, as, verifyLink: await latestLinkToken(app, id, 'verify-email') };
}
type Stranger = Awaited<ReturnType<typeof stranger>>;
/** The stranger asks to move the account to a mailbox of their own; returns the link of that mailbox. */
async function requestMove({ id, as }: Stranger): Promise<string> {
  const email = `max-${randomUUID().slice(0, 8)}@example.com`;
  expect((await app.patch('/user', { as, body: { email, current_password: theirs } })).status).toBe(200);
  return latestLinkToken(app, id, 'mail-change-new');
}
async function resetPassword({ id, email }: Stranger) {
  await app.post('/password-reset', { body: { email } });
  await waitForMails(app, id, 'password-reset', 1);
  return app.post(`/password-reset/${await latestLinkToken(app, id, 'password-reset')}`, { as: guest, body: ours });
}
const isAlive = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session !==
  undefined;
const emailOf = async ({ id }: Stranger) =>
  (await app.sql<{ email: string }>('select email from person where id = $1', [id]))[0]?.email;
const verifyWithPassword = (link: string, body: object = ours) =>
  app.post(`/confirm/verify-email/${link}/password`, { as: guest, body });

describe('an account that a stranger registered with the address of another person', () => {
  it.each([
    ['resets the password', (account: Stranger) => resetPassword(account)],
    ['opens the verification link', (account: Stranger) => verifyWithPassword(account.verifyLink)],
  ])('does not move to the stranger’s mailbox after its owner %s', async (_, prove) => {
    const account = await stranger();
    const move = await requestMove(account);
    expect((await prove(account)).status).toBe(200);
    expect((await app.post(`/confirm/mail-change/${move}`, { as: guest })).status).toBe(410);
    expect(await emailOf(account)).toBe(account.email);
    expect([await isAlive(account.token), (await logIn(account.email, theirs)).status]).toEqual([false, 401]);
    expect((await logIn(account.email, ours.password)).status).toBe(200);
  });
  it('loses the stranger’s second factor with the first verification', async () => {
    const account = await stranger();
    // As left behind by a version that allowed it before the address was verified.
    await app.sql(`insert into totp (person_id, sealed_secret, confirmed_at) values ($1, '', now())`, [account.id]);
    expect((await resetPassword(account)).status).toBe(200);
    expect(await app.sql('select 1 from totp where person_id = $1', [account.id])).toEqual([]);
    expect((await logIn(account.email, ours.password)).status).toBe(200);
  });
  it('is not verified by its link without its session', async () => {
    const account = await stranger();
    for (const as of [guest, asUser(randomUUID(), 'any', ['renter'])])
      expect(await app.post(`/confirm/verify-email/${account.verifyLink}`, { as })).toMatchObject({
        status: 403,
        body: { code: 'new-password-needed' },
      });
    expect(
      (await verifyWithPassword(account.verifyLink, { password: 'short', password_confirmation: 'short' })).status,
    ).toBe(422);
    const response = await verifyWithPassword(account.verifyLink);
    expect(response.body).toMatchObject({ user: { id: account.id, emailVerified: true } });
    expect(await isAlive(response.body.tokenInfo.access_token)).toBe(true);
  });
  it('keeps its own session when that verifies the address, and ends the others', async () => {
    const account = await stranger();
    const other: string = (await logIn(account.email, theirs)).body.tokenInfo.access_token;
    expect((await app.get(`/confirm/verify-email/${account.verifyLink}`, { as: account.as })).body.isOwn).toBe(true);
    expect((await app.post(`/confirm/verify-email/${account.verifyLink}`, { as: account.as })).status).toBe(200);
    expect([await isAlive(account.token), await isAlive(other)]).toEqual([true, false]);
  });
  it('gives its address back when the owner of the mailbox rejects it', async () => {
    const account = await stranger();
    const reject = () => app.post(`/confirm/verify-email/${account.verifyLink}/reject`, { as: guest });
    expect([(await reject()).status, (await reject()).status]).toEqual([200, 410]);
    expect([await isAlive(account.token), (await verifyWithPassword(account.verifyLink)).status]).toEqual([false, 410]);
    const { body } = await app.post('/register', {
      body: { firstName: 'Ana', lastName: 'Silva', email: account.email, ...ours },
    });
    expect(await app.sql('select id from person where email = $1 and state = $2', [account.email, 'active'])).toEqual([
      { id: body.user.id },
    ]);
  });
});

describe('a password reset of a verified account', () => {
  it('ends waiting changes and links', async () => {
    const account = await stranger();
    await app.post(`/confirm/verify-email/${account.verifyLink}`, { as: account.as });
    const move = await requestMove(account);
    expect((await resetPassword(account)).status).toBe(200);
    expect((await app.get(`/confirm/mail-change/${move}`)).body.state).toBe('used');
    expect(await app.sql('select 1 from mail_change where person_id = $1', [account.id])).toEqual([]);
  });
});
