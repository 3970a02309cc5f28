import { randomUUID } from 'node:crypto';
import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { ClaimMails } from '../claim/claim-mails.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { startRangeServer, type RangeServer } from '../testing/a-range-server.ts';
import { aUser } from '../testing/a-user.ts';
import { latestLinkToken } from '../testing/queued-mail.ts';

const leaked = 'seven blue trams at noon';
const safe = 'nine green kayaks at rest';
let app: TestApp;
let server: RangeServer;
beforeAll(async () => {
  server = await startRangeServer([leaked]);
  app = await startForTest(accounts, { BREACHED_PASSWORDS_URL: server.url });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

type SetPassword = (password: string) => ReturnType<TestApp['post']>;
const both = (password: string) => ({ password, password_confirmation: password });
const inTransaction = <T>(work: (manager: DataSource['manager']) => Promise<T>) =>
  app.app.get(DataSource).transaction(work);
const aForm = () => ({ firstName: 'Max', lastName: 'Stone', email: `${randomUUID().slice(0, 8)}@example.com` });

async function registration(): Promise<SetPassword> {
  const form = { ...aForm(), type: 'renter' };
  return (password) => app.post('/register', { as: guest, body: { ...form, ...both(password) } });
}
async function landlordRegistration(): Promise<SetPassword> {
  const form = { ...aForm(), phone: '+14165550123', termsAccepted: true };
  return (password) => app.post('/elandlord/register', { as: guest, body: { ...form, ...both(password) } });
}
async function change(): Promise<SetPassword> {
  const user = await aUser(app);
  return (password) =>
    app.post('/user/change-password', {
      as: asUser(user.id, ''),
      body: { current_password: user.password, ...both(password) },
    });
}
async function reset(): Promise<SetPassword> {
  const { id } = await aUser(app);
  const link = await inTransaction((manager) =>
    app.app.get(OneTimeLinks).create(manager, { purpose: 'password-reset', personId: id, seconds: 60 }),
  );
  return (password) => app.post(`/password-reset/${link.text}`, { as: guest, body: both(password) });
}
async function invitation(): Promise<SetPassword> {
  const { id } = await aUser(app);
  await app.sql(`delete from credential where person_id = $1`, [id]);
  await app.sql(`update person set state = 'unclaimed', email_verified_at = null where id = $1`, [id]);
  await inTransaction((manager) =>
    app.app.get(ClaimMails).send(manager, { id, firstName: 'Amara', language: 'en-CA' }),
  );
  const link = await latestLinkToken(app, id, 'claim-account');
  return (password) =>
    app.post(`/claim-account/${link}`, { as: guest, body: { ...both(password), termsAccepted: true } });
}

describe('a leaked password', () => {
  it.each<[string, () => Promise<SetPassword>]>([
    ['a registration', registration],
    ['a registration of a landlord', landlordRegistration],
    ['a change', change],
    ['a reset', reset],
    ['an invitation', invitation],
  ])('is refused by %s, and another one is accepted', async (_, prepare) => {
    const set = await prepare();
    const refused = await set(leaked);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringMatching(/^This password appears in a known data leak/)] } },
    });
    expect((await set(safe)).status).toBe(200);
  });
  it('is refused in French', async () => {
    const { body } = await app.post('/register', {
      as: guest,
      body: { ...aForm(), type: 'renter', ...both(leaked) },
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(body.errors.password).toEqual([expect.stringMatching(/^Ce mot de passe figure dans une fuite de données/)]);
  });
  it('is accepted while the look-up fails', async () => {
    const { respond } = server;
    server.respond = (response) => response.writeHead(500).end();
    expect((await (await registration())(leaked)).status).toBe(200);
    server.respond = respond;
  });
});
