import { randomUUID } from 'node:crypto';
import { asUser, asService, guest, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { rolePermissions, unverifiedPermissions } from '../rights/role-permissions.ts';
import { aUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { anAddress, registrationForm as form } from '../testing/registration-form.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const register = (body: object, headers: Record<string, string> = {}) =>
  app.post('/register', { as: guest, body, headers });
const resolve = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
const peopleWith = (email: string) =>
  app.sql<{ id: string; state: string }>('select id, state from person where email = $1 order by created_at, id', [
    email.toLowerCase(),
  ]);
const templatesTo = async (personId: string) => (await mailsTo(app, personId)).map(({ template }) => template);

describe('registration', () => {
  it('stores the campaign that brought the person', async () => {
    const campaign = { gclid: 'Cj0K', utms: { source: 'google', medium: 'cpc', campaign: 'arrivals' } };
    const { body } = await register(form({ email: anAddress(), ...campaign }));
    const { id } = body.user;
    expect(await app.sql('select gclid, utms from registration_campaign where person_id = $1', [id])).toEqual([
      campaign,
    ]);
  });
  it('logs in and mails a verification link', async () => {
    const response = await register(
      form({ email: 'Zoe.New@Example.com', phone: '(416) 555-0199', termsAccepted: true }),
      {
        'accept-language': 'fr-CA',
      },
    );
    expect(response).toMatchObject({
      status: 200,
      body: {
        user: {
          email: 'zoe.new@example.com',
          firstName: 'Zoé',
          phone: '+14165550199',
          language: 'fr-CA',
          emailVerified: false,
          roles: [{ key: 'renter' }],
        },
      },
    });
    const { id } = response.body.user;
    expect(await mailsTo(app, id)).toMatchObject([
      {
        template: 'verify-email',
        language: 'fr-CA',
        words: { firstName: 'Zoé', path: expect.stringMatching(/^\/verify-email\/[\w-]+\.[\w-]{43}$/) },
      },
    ]);
    expect((await resolve(response.body.tokenInfo.access_token)).userId).toBe(id);
    expect(
      await app.sql(`select purpose, text_version as version, ip from consent where person_id = $1`, [id]),
    ).toEqual([{ purpose: 'terms', version: '2026-11-25', ip: '203.0.113.7' }]);
    expect(
      await app.sql(`select 1 from audit_event where action = 'register.account' and object_id = $1`, [id]),
    ).toHaveLength(1);
  });
  it('records no consent to the terms when none was sent', async () => {
    const { body } = await register(form());
    expect(await app.sql('select 1 from consent where person_id = $1', [body.user.id])).toEqual([]);
  });
  it('resends the link at most three times an hour, and only the newest is valid', async () => {
    const { id } = (await register(form())).body.user;
    const again = async () => (await app.post('/user/resend-verify', { as: asUser(id, 'any', ['renter']) })).status;
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
    const [first, , newest] = (await mailsTo(app, id)).map(({ words }) => words.path?.split('/').at(-1));
    const look = async (token?: string) => (await app.get(`/confirm/verify-email/${token}`, { as: guest })).body.state;
    expect([await look(first), await look(newest)]).toEqual(['used', 'valid']);
    await app.post(`/confirm/verify-email/${newest}`, { as: asUser(id, randomUUID(), ['renter']) });
    expect([await again(), (await templatesTo(id)).length]).toEqual([200, 3]);
  });
  it('grants the reduced permissions until the address is verified', async () => {
    const { body } = await register(form());
    const { permissions } = await resolve(body.tokenInfo.access_token);
    expect(permissions).toEqual(rolePermissions.renter.filter((name) => unverifiedPermissions.includes(name)).sort());
    expect(permissions).toContain('viewFavouriteListings');
    for (const name of ['viewMyInquiries', 'modifyEmailAlerts']) expect(permissions).not.toContain(name);
  });
  it('creates a renter, whatever role the form contains', async () => {
    expect((await register(form({ roles: ['site-owner'] }))).status).toBe(422);
    expect((await register(form({ state: 'active', emailVerified: true }))).status).toBe(422);
    expect(await register(form({ type: 'landlord' }))).toMatchObject({
      status: 422,
      body: { code: 'landlord-elsewhere', errors: { type: [expect.stringContaining('Landlords')] } },
    });
    expect((await register(form({ type: 'site-owner' }))).body.user.roles).toEqual([{ key: 'renter', name: 'Renter' }]);
  });
  it.each([
    ['firstName', '', /1 to 50/],
    ['firstName', '<b>Zoé</b>', /letters/],
    ['lastName', '   ', /letters/],
    ['lastName', 'x'.repeat(51), /50/],
    ['email', 'zoe', /email/],
    ['email', `${'a'.repeat(250)}@example.com`, /254|email/],
    ['phone', '555-0123', /phone/],
    ['password', 'short one', /12/],
    ['password', 'password1234', /easy to guess/],
    ['password', 'my porchlight home key', /name of this site/],
    ['password_confirmation', 'another one here', /don’t match/],
    ['termsAccepted', false, /agree/],
  ])('reports at the field %s that %p is invalid', async (field, value, sentence) => {
    const both = field === 'password' ? { password_confirmation: value } : {};
    const { status, body } = await register(form({ [field]: value, ...both }));
    expect(status).toBe(422);
    expect(body.errors[field].join(' ')).toMatch(sentence);
  });
  it('reports errors in French on request', async () => {
    const { body } = await register(form({ password: 'password1234', password_confirmation: 'password1234' }), {
      'accept-language': 'fr',
    });
    expect(body.errors.password[0]).toMatch(/se devine/);
  });
  it('does not normalize the password', async () => {
    const { body } = await register(
      form({ password: '  seven blue trams  ', password_confirmation: '  seven blue trams  ' }),
    );
    const signIn = async (password: string) =>
      (await app.post('/login', { body: { email: body.user.email, password }, ip: '198.18.3.1' })).status;
    expect([await signIn('seven blue trams'), await signIn('  seven blue trams  ')]).toEqual([401, 200]);
  });
});

describe('registration of an existing address', () => {
  it('gets the same response and no access to the account', async () => {
    const owner = await aUser(app);
    const known = await register(form({ email: owner.email }));
    const fresh = await register(form());
    expect(known.status).toBe(fresh.status);
    expect(Object.keys(known.body.user).sort()).toEqual(Object.keys(fresh.body.user).sort());
    expect(known.body.user.id).not.toBe(owner.id);
    const [session, other] = [
      await resolve(known.body.tokenInfo.access_token),
      await resolve(fresh.body.tokenInfo.access_token),
    ];
    expect(session).toMatchObject({ userId: known.body.user.id, roles: other.roles, permissions: other.permissions });
  });
  it('notifies the owner by mail, at most three times an hour', async () => {
    const owner = await aUser(app);
    for (let time = 0; time < 5; time += 1) expect((await register(form({ email: owner.email }))).status).toBe(200);
    expect(await templatesTo(owner.id)).toEqual(['welcome-existing', 'welcome-existing', 'welcome-existing']);
  });
  it('cannot take over the account, by password or by mail', async () => {
    const owner = await aUser(app);
    const { body } = await register(form({ email: owner.email }));
    const decoy = await app.post('/login', {
      body: { email: owner.email, password: 'seven blue trams at noon' },
      ip: '198.18.4.1',
    });
    expect(decoy.body.user).toMatchObject({ id: body.user.id, emailVerified: false });
    expect(
      (await app.post('/login', { body: { email: owner.email, password: owner.password }, ip: '198.18.4.2' })).body.user
        .id,
    ).toBe(owner.id);
    expect(await mailsTo(app, body.user.id)).toEqual([]);
  });
  it('treats full-width and capital letters as equal', async () => {
    const email = anAddress();
    await register(form({ email }));
    await register(form({ email: email.toUpperCase() }));
    expect((await peopleWith(email)).map(({ state }) => state).sort()).toEqual(['active', 'decoy']);
  });
  it.each(raceRounds(3))('creates one account of twenty concurrent requests (T-R09), round %i', async () => {
    const email = anAddress();
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(form({ email }))));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const users = await peopleWith(email);
    expect([
      users.filter(({ state }) => state === 'active').length,
      users.filter(({ state }) => state === 'decoy').length,
    ]).toEqual([1, 19]);
  });
});

describe('bot that fills in the honeypot', () => {
  it('gets the normal response, but no account and no mail', async () => {
    const email = anAddress();
    const { status, body } = await register(form({ email, website: 'https://elsewhere.example' }));
    expect([status, await peopleWith(email), await mailsTo(app, body.user.id)]).toMatchObject([
      200,
      [{ state: 'decoy' }],
      [],
    ]);
    const owner = await aUser(app);
    await register(form({ email: owner.email, website: 'x' }));
    expect(await mailsTo(app, owner.id)).toEqual([]);
  });
});
