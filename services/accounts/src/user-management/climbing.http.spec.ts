import type { PermissionName } from '@porchlight/contracts';
import { startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { rolePermissions } from '../rights/role-permissions.ts';
import { aUser } from '../testing/a-user.ts';
import { asPerson, aStaffMember } from '../testing/staff-actor.ts';

let app: TestApp;
/** Ids of people, by what they are. */
const people: Record<string, string> = {};
const actors: Record<string, { readonly id: string; readonly as: Actor }> = {};
const managerRights: readonly PermissionName[] = [
  'viewUsers',
  'createUsers',
  'modifyUsers',
  'viewRoles',
  'createRoles',
  'modifyRoles',
];

beforeAll(async () => {
  app = await startForTest(accounts);
  const owner = await aStaffMember(app, 'site-owner');
  await app.post('/admin/roles', {
    as: owner.as,
    body: { name: 'People manager', purpose: '', permissions: managerRights },
  });
  for (const role of ['renter', 'landlord', 'support', 'site-administrator'] as const)
    actors[role] = await aStaffMember(app, role);
  const { id } = await aUser(app, { roles: ['support'] });
  await app.sql(`update person_role set role_key = 'people-manager' where person_id = $1`, [id]);
  actors['people-manager'] = { id, as: asPerson(id, managerRights, 'support') };
  people['owner'] = owner.id;
  people['administrator'] = (await aUser(app, { roles: ['site-administrator'] })).id;
  people['support'] = (await aUser(app, { roles: ['support'] })).id;
  people['renter'] = (await aUser(app)).id;
  // A version of the role that gave more.
  const version = async () => (await app.get('/admin/roles/people-manager', { as: owner.as })).body.version;
  for (const permissions of [[...managerRights, 'modifyWallets'], managerRights])
    await app.patch('/admin/roles/people-manager', { as: owner.as, body: { version: await version(), permissions } });
}, 60_000);
afterAll(() => app.stop());

const invitation = (roles: readonly string[]) => ({
  firstName: 'Eve',
  lastName: 'Climber',
  email: `eve-${roles.join('-')}@example.com`,
  phone: null,
  language: 'en-CA',
  roles,
  isDisabled: false,
});
/** Changes a record, on the version that it has. */
async function change(as: Actor, path: string, body: object) {
  const table = path.startsWith('/admin/roles')
    ? `select version from role where key = $1`
    : `select record_version as version from person where id::text = $1`;
  const [row] = await app.sql<{ version: number }>(table, [path.split('/')[3]]);
  return app.patch(path, { as, body: { version: row!.version, ...body } });
}
const waitingSql = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
/** Waits until a condition holds, at most ten seconds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await holds()); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}
const role = (as: Actor, key: string, permissions: readonly PermissionName[]) =>
  change(as, `/admin/roles/${key}`, { permissions });

type Attempt = readonly [what: string, attempt: (as: Actor, self: string) => Promise<{ readonly status: number }>];
const attempts: readonly Attempt[] = [
  [
    'make a role with a right that they lack',
    (as) =>
      app.post('/admin/roles', {
        as,
        body: { name: 'Mine', purpose: '', permissions: ['modifyWallets', 'createImpersonations'] },
      }),
  ],
  [
    'add a right to the role of a manager',
    (as) => role(as, 'people-manager', [...managerRights, 'modifySiteSettings']),
  ],
  ['add a right to support', (as) => role(as, 'support', [...rolePermissions.support, 'modifySiteSettings'])],
  [
    'give administrators what owners have',
    (as) => role(as, 'site-administrator', [...rolePermissions['site-administrator'], 'modifySiteSettings']),
  ],
  ['give renters a right of staff', (as) => role(as, 'renter', [...rolePermissions.renter, 'viewUsers'])],
  ['take rights from owners', (as) => role(as, 'site-owner', [])],
  [
    'return to a version of a role that gave more',
    (as) => app.post('/admin/roles/people-manager/revert', { as, body: { version: 3, to: 2 } }),
  ],
  ['become an owner', (as, self) => change(as, `/admin/users/${self}`, { roles: ['site-owner'] })],
  ['become an administrator', (as, self) => change(as, `/admin/users/${self}`, { roles: ['site-administrator'] })],
  [
    'make a friend an owner',
    (as) => change(as, `/admin/users/${people['renter']}`, { roles: ['renter', 'site-owner'] }),
  ],
  ['invite an owner', (as) => app.post('/admin/users', { as, body: invitation(['site-owner']) })],
  ['invite an administrator', (as) => app.post('/admin/users', { as, body: invitation(['site-administrator']) })],
  ['take the role of an owner', (as) => change(as, `/admin/users/${people['owner']}`, { roles: ['support'] })],
  ['disable an administrator', (as) => change(as, `/admin/users/${people['administrator']}`, { isDisabled: true })],
  ['rename an administrator', (as) => change(as, `/admin/users/${people['administrator']}`, { firstName: 'Eve' })],
  ['log an owner out', (as) => app.post(`/admin/users/${people['owner']}/end-sessions`, { as })],
  ['mail an owner a link', (as) => app.post(`/admin/users/${people['owner']}/password-link`, { as })],
  ['take over an email', (as) => change(as, `/admin/users/${people['renter']}`, { email: 'eve@example.com' })],
];
const climbers = ['renter', 'landlord', 'support', 'site-administrator', 'people-manager'] as const;
const rights = async () =>
  JSON.stringify(
    await app.sql(`select
      (select jsonb_agg(to_jsonb(one) order by one) from person_role one) as people,
      (select jsonb_agg(to_jsonb(one) order by one) from role_permission one) as roles,
      (select jsonb_agg(jsonb_build_array(email, first_name, state) order by email) from person) as states,
      (select count(*) from session where revoked_at is not null) as ended, (select count(*) from mail_link) as links`),
  );

describe.each(climbers)('the rights of %s', (climber) => {
  it.each(attempts)('do not let them %s', async (_, attempt) => {
    const before = await rights();
    const { id, as } = actors[climber]!;
    const { status } = await attempt(as, id);
    expect([400, 403, 409, 422]).toContain(status);
    expect(await rights()).toBe(before);
  });
});

describe('a manager of people', () => {
  const manager = () => actors['people-manager']!.as;
  it('changes a user whose rights they have, and gives such rights', async () => {
    const path = `/admin/users/${people['renter']}`;
    expect((await change(manager(), path, { roles: ['people-manager', 'renter'] })).status).toBe(200);
    expect((await change(manager(), path, { roles: ['renter'] })).status).toBe(200);
  });
  it('does not change support, who have rights that they lack', async () => {
    const refused = await change(manager(), `/admin/users/${people['support']}`, { firstName: 'Eve' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission-not-held' } });
  });
});

describe('a right that is taken while its holder uses it (R17)', () => {
  it('is refused after the change that took it', async () => {
    const { id, as } = actors['people-manager']!;
    const runner = app.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query(`select pg_advisory_xact_lock(hashtext('accounts.rights'))`);
    await runner.query('delete from person_role where person_id = $1', [id]);
    const late = change(as, `/admin/users/${people['renter']}`, { firstName: 'Late' });
    await until(async () => (await app.sql(waitingSql)).length > 0);
    await runner.commitTransaction();
    await runner.release();
    expect((await late).status).toBe(403);
  });
});
