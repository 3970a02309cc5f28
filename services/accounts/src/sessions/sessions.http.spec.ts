import { asUser, asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { rolePermissions } from '../rights/role-permissions.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const gateway = asService('gateway');
const resolve = (token: string, binding?: string) =>
  app.post('/internal/sessions/resolve', { as: gateway, body: { token, binding } });
async function signedIn(roles: Parameters<typeof aUser>[1] = {}, headers: Record<string, string> = {}) {
  const user = await aUser(app, roles);
  const { body } = await app.post('/login', {
    body: { email: user.email, password: user.password },
    ip: `2001:db8:${user.id.slice(0, 4)}:${user.id.slice(4, 8)}::1`,
    headers,
  });
  return { ...user, token: body.tokenInfo.access_token as string };
}

describe('session resolution', () => {
  it('is available to the gateway only', async () => {
    const { token } = await signedIn();
    expect((await app.post('/internal/sessions/resolve', { as: asService('catalog'), body: { token } })).status).toBe(
      403,
    );
    expect((await app.post('/internal/sessions/resolve', { as: guest, body: { token } })).status).toBe(403);
    expect((await resolve(token)).status).toBe(200);
  });
  it('returns the user with roles and permissions', async () => {
    const { id, token } = await signedIn({ roles: ['renter', 'landlord'] });
    const { session } = (await resolve(token)).body;
    expect(session).toMatchObject({ userId: id, roles: ['landlord', 'renter'] });
    expect(session.permissions).toEqual([...rolePermissions.renter, ...rolePermissions.landlord].sort());
    expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.now());
  });
  it('returns nothing for a wrong secret, ID or format', async () => {
    const { token } = await signedIn();
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const other = (await signedIn()).token;
    const mixed = token.slice(0, 37) + other.slice(37);
    for (const bad of [flipped, mixed, 'pl1__', 'x', `${token} `]) expect((await resolve(bad)).body).toEqual({});
  });
  it.each([
    ['signed out', 'update session set revoked_at = now() where person_id = $1'],
    ['unused for too long', `update session set seen_at = now() - interval '15 days' where person_id = $1`],
    ['too old', `update session set expires_at = now() where person_id = $1`],
    ['disabled', `update person set state = 'disabled' where id = $1`],
  ])('returns nothing once the user is %s', async (_, change) => {
    const { id, token } = await signedIn();
    await app.sql(change, [id]);
    expect((await resolve(token)).body).toEqual({});
  });
  it('extends the idle timeout', async () => {
    const { id, token } = await signedIn({}, { 'x-porchlight-binding': 'A'.repeat(43) });
    await app.sql(`update session set seen_at = now() - interval '13 days' where person_id = $1`, [id]);
    await resolve(token, 'A'.repeat(43));
    expect(
      await app.sql(`select 1 as one from session where person_id = $1 and seen_at > now() - interval '1 minute'`, [
        id,
      ]),
    ).toHaveLength(1);
  });
});

describe('eleventh session of a user', () => {
  it('revokes their oldest session only', async () => {
    const another = await signedIn();
    const { id, email, password, token } = await signedIn();
    const logIn = () =>
      app.post('/login', { body: { email, password }, ip: `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1` });
    for (let time = 0; time < 9; time += 1) await logIn();
    expect((await resolve(token)).body.session).toMatchObject({ userId: id });
    await logIn();
    expect((await resolve(another.token)).body.session).toMatchObject({ userId: another.id });
    expect((await resolve(token)).body).toEqual({});
    expect(await app.sql('select 1 from session where person_id = $1 and revoked_at is null', [id])).toHaveLength(10);
  });
});

describe('token bound to a browser cookie', () => {
  const [own, foreign] = ['A'.repeat(43), 'B'.repeat(43)];
  const misuses = (personId: string) =>
    app.sql(`select 1 from audit_event where action = 'session.misused' and object_id = $1`, [personId]);

  it('is valid with the cookie', async () => {
    const { id, token } = await signedIn({}, { 'x-porchlight-binding': own });
    expect((await resolve(token, own)).body.session.userId).toBe(id);
    expect(await misuses(id)).toEqual([]);
  });
  it.each([
    ['without it', undefined],
    ['with another', foreign],
  ])('is revoked when it arrives %s, and audited once', async (_, came) => {
    const { id, token } = await signedIn({}, { 'x-porchlight-binding': own });
    expect((await Promise.all([resolve(token, came), resolve(token, came)])).map(({ body }) => body)).toEqual([{}, {}]);
    expect((await resolve(token, own)).body).toEqual({});
    expect(await misuses(id)).toHaveLength(1);
  });
  it('is not revoked by a wrong secret', async () => {
    const { token } = await signedIn({}, { 'x-porchlight-binding': own });
    await resolve(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'), foreign);
    expect((await resolve(token, own)).body.session).toBeDefined();
  });
  it('is not bound for API clients', async () => {
    const { token } = await signedIn();
    for (const came of [undefined, own, foreign]) expect((await resolve(token, came)).body.session).toBeDefined();
  });
});

describe('permissions', () => {
  it('are returned with a version', async () => {
    const { id, token } = await signedIn();
    const response = await app.get('/permissions/get-user-permissions', { as: asUser(id, 'any', ['renter']) });
    expect(Object.keys(response.body.permissions).sort()).toEqual([...rolePermissions.renter].sort());
    expect(response.body.permissions.viewFavouriteListings).toBe(true);
    expect(response.body.version).toBe((await resolve(token)).body.session.version);
    expect((await app.get('/permissions/get-user-permissions', { as: guest })).body.message).toBe('Unauthenticated.');
  });
  it.each([
    ['a role is given', `insert into person_role values ($1, 'landlord')`],
    ['a role is taken', `delete from person_role where person_id = $1`],
    [
      'a role may do less',
      `
        with who as (select $1::uuid) delete from role_permission
        where role_key = 'renter' and permission_key = 'viewEmailAlerts' and exists (select 1 from who)`,
    ],
  ])('get a higher version when %s', async (_, change) => {
    const { id, token } = await signedIn();
    const before = (await resolve(token)).body.session;
    await app.sql(change, [id]);
    const after = (await resolve(token)).body.session;
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.permissions).not.toEqual(before.permissions);
  });
  it('of an owner include all staff permissions and none of renters and landlords', async () => {
    const { token } = await signedIn({ roles: ['site-owner'] });
    const { permissions } = (await resolve(token)).body.session;
    expect(permissions).toContain('modifyRoles');
    expect(permissions).not.toContain('viewMyInquiries');
  });
  it('revoked from a role stay revoked after a restart', async () => {
    await app.sql(`delete from role_permission where role_key = 'support' and permission_key = 'viewFeeds'`);
    const { RightsRegistry } = await import('../rights/rights-registry.ts');
    await app.app.get(RightsRegistry).onModuleInit();
    expect(
      await app.sql(`select 1 from role_permission where role_key = 'support' and permission_key = 'viewFeeds'`),
    ).toEqual([]);
  });
});

describe('retention in accounts', () => {
  it('deletes sessions after a month and login attempts after a day', async () => {
    const [{ id: young }, { id: old }] = [await signedIn(), await signedIn()];
    await app.sql(`update session set expires_at = now() - interval '31 days' where person_id = $1`, [old]);
    await app.sql(
      `
        insert into login_attempt (key, tries, last_at)
        values ('old', 1, now() - interval '2 days'), ('young', 1, now())`,
    );
    for (const statement of accounts.definition.sweeps ?? []) await app.sql(statement);
    expect(await app.sql('select person_id from session where person_id = any($1)', [[young, old]])).toEqual([
      { person_id: young },
    ]);
    expect(await app.sql(`select key from login_attempt where key in ('old', 'young')`)).toEqual([{ key: 'young' }]);
  });
});

describe('own user', () => {
  it('is the logged-in user', async () => {
    const { id, email } = await signedIn({ roles: ['landlord'] });
    expect((await app.get('/my-user', { as: asUser(id, 'any') })).body.user).toMatchObject({
      id,
      email,
      phone: '+14165550123',
      roles: [{ key: 'landlord', name: 'Landlord' }],
    });
  });
  it('is rejected for guests and deleted users', async () => {
    expect((await app.get('/my-user', { as: guest })).status).toBe(401);
    expect((await app.get('/my-user', { as: asRenter() })).body.message).toBe('Unauthenticated.');
  });
});
