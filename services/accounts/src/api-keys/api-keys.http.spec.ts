import { randomUUID } from 'node:crypto';
import { keyScopes, staffPermissions } from '@porchlight/contracts';
import type { ApiKey, CreatedApiKey } from '@porchlight/contracts/accounts';
import { asService, asStaff, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const viewer = asStaff(['viewApiDashboard']);
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Returns an owner of the site who just confirmed the password. */
async function anOwner(): Promise<Actor & { readonly id: string }> {
  const { id } = await aUser(app, { roles: ['site-owner'] });
  const subject = {
    sub: id,
    sid: randomUUID(),
    auth_time: nowInSeconds(),
    roles: ['site-owner'],
    perms: staffPermissions,
  };
  return { issuer: 'gateway', subject, id };
}
const create = (as: Actor, fields: object = {}) =>
  app.post('/admin/api-keys', { as, body: { name: 'Import of guides', scopes: ['viewBlogs'], days: 30, ...fields } });
async function aKey(as: Actor, fields: object = {}): Promise<CreatedApiKey> {
  const { status, body } = await create(as, fields);
  expect(status).toBe(201);
  return body as CreatedApiKey;
}
const resolve = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
const revoke = (as: Actor, id: string) => app.post(`/admin/api-keys/${id}/revocation`, { as });
const listed = async () => (await app.get('/admin/api-keys', { as: viewer })).body.keys as ApiKey[];

describe('an API key', () => {
  it('shows its secret once, and is stored as a hash', async () => {
    const owner = await anOwner();
    const { key, secret } = await aKey(owner);
    expect(secret).toMatch(/^plk1_[0-9a-f]{32}_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Import of guides', scopes: ['viewBlogs'], ownerId: owner.id });
    const all = await listed();
    expect(all.find(({ id }) => id === key.id)).toEqual(key);
    expect(JSON.stringify(all)).not.toContain(secret.slice(-43));
    const rows = await app.sql('select * from api_key where id = $1', [key.id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(-43));
  });

  it('has those of its scopes that its owner has when it is used', async () => {
    const owner = await anOwner();
    const { key, secret } = await aKey(owner, { scopes: ['viewBlogs', 'viewFaqs', 'viewEcommerce'] });
    const session = await resolve(secret);
    expect(session).toMatchObject({
      sessionId: key.id,
      userId: owner.id,
      isApiKey: true,
      roles: ['site-owner'],
      authenticatedAt: 0,
    });
    expect(session.permissions).toEqual(['viewBlogs', 'viewEcommerce', 'viewFaqs']);
    await aUser(app, { roles: ['site-owner'] });
    await app.sql(`update person_role set role_key = 'support' where person_id = $1`, [owner.id]);
    expect((await resolve(secret)).permissions).toEqual(['viewFaqs']);
    await app.sql('delete from person_role where person_id = $1', [owner.id]);
    expect((await resolve(secret)).permissions).toEqual([]);
  });

  it('has a permission that owners made only while its owner has it, and lists it as a use', async () => {
    const owner = await anOwner();
    const id = 'made-viewPartnerRates';
    const body = { action: 'view', area: 'PartnerRates', label: { 'en-CA': 'Rates' }, description: '', roles: [] };
    await app.post('/admin/made-permissions', { as: owner, body });
    const { key, secret } = await aKey(owner, { scopes: [id, 'viewBlogs'] });
    expect((await resolve(secret)).permissions.sort()).toEqual([id, 'viewBlogs']);
    const made = (await app.get(`/admin/made-permissions/${id}`, { as: owner })).body;
    expect(made.keyNames).toEqual(['Import of guides']);
    const remove = () => app.delete(`/admin/made-permissions/${id}`, { as: owner, body: { version: made.version } });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'permission-in-use', message: expect.stringContaining('Import of guides') },
    });
    expect((await create(owner, { scopes: ['made-viewNothing'] })).body.code).toBe('permission-not-held');
    await aUser(app, { roles: ['site-owner'] });
    await app.sql(`update person_role set role_key = 'support' where person_id = $1`, [owner.id]);
    expect((await resolve(secret)).permissions).toEqual([]);
    await revoke(owner, key.id);
  });

  it.each([
    ['is revoked', 'update api_key set revoked_at = now() where id = $1'],
    ['expires', 'update api_key set expires_at = now() where id = $1'],
    [
      'has a disabled owner',
      `update person set state = 'disabled' where id = (select person_id from api_key where id = $1)`,
    ],
    ['has a deleted owner', 'delete from person where id = (select person_id from api_key where id = $1)'],
  ])('is worthless once it %s', async (_, statement) => {
    await anOwner();
    const { key, secret } = await aKey(await anOwner());
    expect(await resolve(secret)).toBeDefined();
    await app.sql(statement, [key.id]);
    expect(await resolve(secret)).toBeUndefined();
  });

  it('is worthless with another secret, and as a session', async () => {
    const { secret } = await aKey(await anOwner());
    const { secret: other } = await aKey(await anOwner());
    const mixed = `${secret.slice(0, 38)}${other.slice(38)}`;
    for (const bad of [mixed, secret.replace('plk1', 'pl1'), secret.slice(0, -1)])
      expect(await resolve(bad)).toBeUndefined();
  });

  it('is listed with its last use, which a report of a gateway tells', async () => {
    const { key } = await aKey(await anOwner());
    const uses = [
      { keyId: key.id, calls: 5, refused: 2, failed: 1 },
      { keyId: randomUUID(), calls: 1, refused: 0, failed: 0 },
    ];
    const report = { uses, failures: [], services: [] };
    for (let times = 0; times < 2; times += 1)
      expect((await app.post('/internal/api-report', { as: asService('gateway'), body: report })).status).toBe(200);
    const found = (await listed()).find(({ id }) => id === key.id);
    expect(Date.now() - Date.parse(found?.lastUsedAt ?? '')).toBeLessThan(60_000);
    const { days } = (await app.get(`/admin/api-use?key=${key.id}`, { as: viewer })).body;
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), calls: 10, refused: 4, failed: 2 });
    expect(days[0]).toMatchObject({ calls: 0, refused: 0, failed: 0 });
    expect((await app.get('/admin/api-use', { as: viewer })).body.days.at(-1).calls).toBeGreaterThanOrEqual(10);
    expect((await app.post('/internal/api-report', { as: viewer, body: report })).status).toBe(403);
  });
});

describe('creating an API key', () => {
  it('needs the password within the last five minutes', async () => {
    const owner = await anOwner();
    const late = { ...owner, subject: { ...owner.subject, auth_time: nowInSeconds() - 301 } };
    expect(await create(late)).toMatchObject({ status: 403, body: { code: 'reauthentication-required' } });
  });

  it.each(staffPermissions.filter((name) => !keyScopes.includes(name)))('refuses the scope %s', async (name) => {
    expect(await create(await anOwner(), { scopes: [name] })).toMatchObject({
      status: 422,
      body: { errors: { scopes: [expect.any(String)] } },
    });
  });

  it('gives no key for roles, permissions, settings, wallets and keys', () => {
    const never = /Roles|Permissions|Settings|Modules|Wallets|ApiKeys|ApiDashboard|Users$|Impersonations/;
    expect(keyScopes.filter((name) => never.test(name))).toEqual(['viewUsers', 'showUsers']);
  });

  it('gives no right that its author lacks when it is made', async () => {
    const owner = await anOwner();
    await anOwner();
    await app.sql(`insert into role (key, name) values ('key-maker', 'Key maker') on conflict do nothing`);
    await app.sql(
      `insert into role_permission (role_key, permission_key) values ('key-maker', 'modifyApiKeys') on conflict do nothing`,
    );
    await app.sql(`update person_role set role_key = 'key-maker' where person_id = $1`, [owner.id]);
    expect(await create(owner)).toMatchObject({ status: 403, body: { code: 'permission-not-held' } });
    await app.sql('delete from person_role where person_id = $1', [owner.id]);
    expect(await create(owner)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('ends at 25 valid keys, also when two are made at once', async () => {
    const owner = await anOwner();
    await app.sql(
      `insert into api_key (id, person_id, secret_hash, name, scopes, expires_at)
      select gen_random_uuid(), $1, sha256(n::text::bytea), 'x', '{viewBlogs}', now() + interval '1 day'
      from generate_series(1, 24) as n`,
      [owner.id],
    );
    const statuses = (await Promise.all([create(owner), create(owner)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    await app.sql('update api_key set revoked_at = now() where person_id = $1', [owner.id]);
    expect((await create(owner)).status).toBe(201);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['viewBlogs', 'viewBlogs'] }, 'scopes'],
    [{ scopes: ['viewMyInquiries'] }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 366 }, 'days'],
  ])('refuses %j', async (fields, field) => {
    expect(await create(await anOwner(), fields)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });
});

describe('revoking an API key', () => {
  it('needs no password, and does nothing twice', async () => {
    const owner = await anOwner();
    const { key, secret } = await aKey(owner);
    const other = await anOwner();
    const late = { ...other, subject: { ...other.subject, auth_time: nowInSeconds() - 3_000 } };
    const { status, body } = await revoke(late, key.id);
    expect({ status, isRevoked: body.key.revokedAt !== undefined }).toEqual({ status: 200, isRevoked: true });
    expect(await resolve(secret)).toBeUndefined();
    expect((await revoke(owner, key.id)).body).toEqual(body);
    const events = await app.sql('select action, actor_id as actor from audit_event where object_id = $1 order by id', [
      key.id,
    ]);
    expect(events).toEqual([
      { action: 'api-key.created', actor: owner.id },
      { action: 'api-key.revoked', actor: other.id },
    ]);
    expect((await revoke(owner, randomUUID())).status).toBe(404);
    expect((await revoke(viewer, key.id)).status).toBe(403);
  });
});
