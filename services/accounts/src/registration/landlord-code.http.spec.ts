import { randomUUID } from 'node:crypto';
import { asPerson, asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { mailsTo } from '../testing/sent-mail.ts';

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
const verify = (email: string, code: string) => app.post('/elandlord/verify', { body: { email, code } });
const permissionsOf = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session
    .permissions as string[];
const aMinuteLater = (id: string) =>
  app.sql(`update mail_code set made_at = made_at - interval '61 seconds' where person_id = $1`, [id]);

describe('a landlord who registers', () => {
  it('has a company, and may prepare drafts but take no money until the code came back', async () => {
    const { id, email, token } = await aLandlord({ company: 'Maple Homes', companyType: 'manager' });
    expect(
      await app.sql(
        'select company.name, company.kind from company join person on company_id = company.id where person.id = $1',
        [id],
      ),
    ).toEqual([{ name: 'Maple Homes', kind: 'manager' }]);
    const before = await permissionsOf(token);
    expect(before).toContain('createPortalListings');
    for (const name of ['viewLeads', 'createCheckout', 'viewWallet']) expect(before).not.toContain(name);
    expect((await verify(email, await codeOf(id))).status).toBe(200);
    expect(await permissionsOf(token)).toContain('viewLeads');
  });
  it('says a phone number', async () => {
    const { body } = await app.post('/elandlord/register', {
      body: { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.com', password, password_confirmation: password },
    });
    expect(body.errors.phone).toBeDefined();
  });
  it('may leave out the address when signed in', async () => {
    const { id } = await aLandlord();
    expect(
      (await app.post('/elandlord/verify', { as: asPerson(id, 'any', ['landlord']), body: { code: await codeOf(id) } }))
        .status,
    ).toBe(200);
  });
});

describe('the code', () => {
  it('is six digits that are right once', async () => {
    const { id, email } = await aLandlord();
    const code = await codeOf(id);
    expect(code).toMatch(/^\d{6}$/);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('has five tries, also when twenty come at once', async () => {
    const { id, email } = await aLandlord();
    const code = await codeOf(id);
    await Promise.all(
      Array.from({ length: 20 }, () => app.post('/elandlord/verify', { body: { email, code: wrongOf(code) } })),
    );
    expect(await app.sql('select tries from mail_code where person_id = $1', [id])).toEqual([{ tries: 5 }]);
    await app.sql('delete from login_attempt where key = $1', [`code:${id}`]);
    expect(await verify(email, code)).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
  });
  it('lives ten minutes', async () => {
    const { id, email } = await aLandlord();
    await app.sql(`update mail_code set expires_at = expires_at - interval '10 minutes' where person_id = $1`, [id]);
    expect((await verify(email, await codeOf(id))).status).toBe(422);
  });
  it('is tried by its own landlord: wrong codes of one cost another nothing', async () => {
    const [careless, other] = [await aLandlord(), await aLandlord()];
    for (let time = 0; time < 5; time += 1) await verify(careless.email, wrongOf(await codeOf(careless.id)));
    expect((await verify(other.email, await codeOf(other.id))).status).toBe(200);
  });
  it('is the newest alone, and a new one comes after a minute', async () => {
    const { id, email } = await aLandlord();
    const first = await codeOf(id);
    const resend = () => app.post('/elandlord/resend-verify', { body: { email } });
    await resend();
    expect(await codeOf(id)).toBe(first);
    await aMinuteLater(id);
    await resend();
    expect((await mailsTo(app, id)).length).toBe(2);
    const second = await codeOf(id);
    if (second !== first) expect((await verify(email, first)).status).toBe(422);
    expect((await verify(email, second)).status).toBe(200);
  });
  it('is sent again three times an hour', async () => {
    const { id, email } = await aLandlord();
    for (let time = 0; time < 5; time += 1) {
      await aMinuteLater(id);
      await app.post('/elandlord/resend-verify', { body: { email } });
    }
    expect((await mailsTo(app, id)).length).toBe(1 + 3);
  });
  it('of an address that nobody has is answered like any other', async () => {
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
  it('may be tried ten times an hour, whatever new ones are sent', async () => {
    const { id, email } = await aLandlord();
    const wrong = wrongOf(await codeOf(id));
    for (let time = 0; time < 10; time += 1) expect((await verify(email, wrong)).status).toBe(422);
    expect(await verify(email, await codeOf(id))).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });
});
