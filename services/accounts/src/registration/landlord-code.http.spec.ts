import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { asUser, asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const password = 'seven blue trams at noon';
async function aLandlord(over: object = {}) {
  const email = `lee-${randomUUID().slice(0, 8)}@example.com`;
  const { status, body } = await app.post('/elandlord/register', {
    body: {
      firstName: 'Kim',
      lastName: 'Lee',
      email,
      phone: '604 555 0142',
      password,
      password_confirmation: password,
      ...over,
    },
  });
  expect(status).toBe(200);
  return { id: body.user.id as string, email, token: body.tokenInfo.access_token as string };
}
const codeOf = async (id: string) =>
  (await mailsTo(app, id)).filter(({ template }) => template === 'landlord-code').at(-1)?.words['code'] ?? '';
const wrongOf = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
const fresh = 'nine green kayaks at rest';
/** Verifies without a session, which needs a new password. */
const verify = (email: string, code: string, ip = '203.0.113.7') =>
  app.post('/elandlord/verify', { body: { email, code, password: fresh, password_confirmation: fresh }, ip });
const verifyOwn = ({ id, token }: { readonly id: string; readonly token: string }, code: string) =>
  app.post('/elandlord/verify', { as: asUser(id, token.split('_')[1] ?? '', ['landlord']), body: { code } });
const signIn = (email: string, withPassword: string) =>
  app.post('/login', { body: { email, password: withPassword }, ip: '203.0.113.8' });
const permissionsOf = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session
    .permissions as string[];
/** Waits until the requested codes were sent. */
const settled = async () => {
  while ((await app.sql(`select 1 from job where name = 'landlord-code'`)).length > 0) await turn();
};
const aMinuteLater = (id: string) =>
  app.sql(`update mail_code set made_at = made_at - interval '61 seconds' where person_id = $1`, [id]);

describe('landlord registration', () => {
  it('creates a company, and allows drafts but no payments until the code is confirmed', async () => {
    const { id, token } = await aLandlord({ company: 'Maple Homes', companyType: 'manager' });
    expect(
      await app.sql(
        'select company.name, company.kind from company join person on company_id = company.id where person.id = $1',
        [id],
      ),
    ).toEqual([{ name: 'Maple Homes', kind: 'manager' }]);
    const before = await permissionsOf(token);
    expect(before).toContain('createPortalListings');
    for (const name of ['viewLeads', 'createCheckout', 'viewWallet']) expect(before).not.toContain(name);
    expect((await verifyOwn({ id, token }, await codeOf(id))).status).toBe(200);
    expect(await permissionsOf(token)).toContain('viewLeads');
  });
  it('requires a phone number', async () => {
    const { body } = await app.post('/elandlord/register', {
      body: { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.com', password, password_confirmation: password },
    });
    expect(body.errors.phone).toBeDefined();
  });
});

describe('landlord code', () => {
  it('has six digits and is accepted once', async () => {
    const { id, email } = await aLandlord();
    const code = await codeOf(id);
    expect(code).toMatch(/^\d{6}$/);
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('allows five attempts, also under concurrency', async () => {
    const { id, email } = await aLandlord();
    const code = await codeOf(id);
    await Promise.all(Array.from({ length: 20 }, (_, at) => verify(email, wrongOf(code), `203.0.${at}.1`)));
    expect(await app.sql('select tries from mail_code where person_id = $1', [id])).toEqual([{ tries: 5 }]);
    expect(await verify(email, code, '198.51.100.7')).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
  });
  it('expires after ten minutes', async () => {
    const { id, email } = await aLandlord();
    await app.sql(`update mail_code set expires_at = expires_at - interval '10 minutes' where person_id = $1`, [id]);
    expect((await verify(email, await codeOf(id))).status).toBe(422);
  });
  it('counts attempts by landlord', async () => {
    const [careless, other] = [await aLandlord(), await aLandlord()];
    for (let time = 0; time < 5; time += 1) await verify(careless.email, wrongOf(await codeOf(careless.id)));
    expect((await verify(careless.email, await codeOf(careless.id))).status).toBe(422);
    expect((await verify(other.email, await codeOf(other.id))).status).toBe(200);
  });
  it('still works after another landlord has confirmed one', async () => {
    const [first, other] = [await aLandlord(), await aLandlord()];
    expect((await verify(first.email, await codeOf(first.id))).status).toBe(200);
    expect((await verify(other.email, await codeOf(other.id))).status).toBe(200);
  });
  it('is replaced by a newer one, at most once a minute', async () => {
    const { id, email } = await aLandlord();
    const first = await codeOf(id);
    const resend = () => app.post('/elandlord/resend-verify', { body: { email } });
    await resend();
    await settled();
    expect(await codeOf(id)).toBe(first);
    await aMinuteLater(id);
    await resend();
    await settled();
    expect((await mailsTo(app, id)).length).toBe(2);
    const second = await codeOf(id);
    if (second !== first) expect((await verify(email, first)).status).toBe(422);
    expect((await verify(email, second)).status).toBe(200);
  });
  it('is mailed at most three times an hour', async () => {
    const { id, email } = await aLandlord();
    for (let time = 0; time < 5; time += 1) {
      await aMinuteLater(id);
      await app.post('/elandlord/resend-verify', { body: { email } });
      await settled();
    }
    expect((await mailsTo(app, id)).length).toBe(3);
  });
  it('gets the same response for an unknown address', async () => {
    const { email } = await aLandlord();
    const nobody = 'nobody@example.com';
    const [one, other] = [await verify(email, '000000'), await verify(nobody, '000000')];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    const resends = await Promise.all(
      [email, nobody].map((address) => app.post('/elandlord/resend-verify', { body: { email: address } })),
    );
    expect(resends.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ]);
  });
  it('allows ten attempts an hour from one network across new codes', async () => {
    const { id, email } = await aLandlord();
    const wrong = wrongOf(await codeOf(id));
    for (let time = 0; time < 10; time += 1) expect((await verify(email, wrong)).status).toBe(422);
    expect(await verify(email, await codeOf(id))).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });
  it('of a logged-in landlord is not blocked by attempts of others', async () => {
    const landlord = await aLandlord();
    const code = await codeOf(landlord.id);
    for (let time = 0; time < 40; time += 1) await verify(landlord.email, wrongOf(code), `203.0.${time}.1`);
    expect((await verify(landlord.email, code, '198.51.100.7')).status).toBe(429);
    expect((await verifyOwn(landlord, code)).status).toBe(200);
  });
  it('of a logged-in landlord allows five attempts too', async () => {
    const landlord = await aLandlord();
    const code = await codeOf(landlord.id);
    for (let time = 0; time < 5; time += 1) expect((await verifyOwn(landlord, wrongOf(code))).status).toBe(422);
    expect((await verifyOwn(landlord, code)).status).toBe(422);
  });
  it('without a session needs a new password, which ends all sessions of the account', async () => {
    const { id, email, token } = await aLandlord();
    const code = await codeOf(id);
    const bare = await app.post('/elandlord/verify', { body: { email, code } });
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['password']]);
    expect((await verify(email, code)).status).toBe(200);
    expect(
      (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session,
    ).toBeUndefined();
    expect([(await signIn(email, password)).status, (await signIn(email, fresh)).status]).toEqual([401, 200]);
  });
});
