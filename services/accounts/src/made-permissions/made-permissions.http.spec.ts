import { jest } from '@jest/globals';
import { permissionNames, permissions as builtIn } from '@porchlight/contracts';
import { ServiceClient, unavailable } from '@porchlight/service-kit';
import { asService, asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { registerRights } from '../rights/register-rights.ts';
import { asPerson, aStaffMember, type StaffActor } from '../testing/staff-actor.ts';

let app: TestApp;
let owner: StaffActor;
beforeAll(async () => {
  app = await startForTest(accounts);
  owner = await aStaffMember(app, 'site-owner');
});
afterAll(() => app.stop());
const content = (answer: () => Promise<unknown>) =>
  jest.spyOn(app.app.get(ServiceClient, { strict: false }), 'call').mockImplementation(answer as never);
beforeEach(() => {
  content(() => Promise.resolve({ uses: [] }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const path = '/admin/made-permissions';
const create = (area: string, over: object = {}, as = owner.as) =>
  app.post(path, {
    as,
    body: { action: 'view', area, label: { 'en-CA': `View ${area}` }, description: '', roles: [], ...over },
  });
const show = async (id: string) => (await app.get(`${path}/${id}`, { as: owner.as })).body;
async function modify(id: string, changes: object, as = owner.as) {
  const { version } = await show(id);
  return app.patch(`${path}/${id}`, { as, body: { version, ...changes } });
}
async function remove(id: string) {
  const { version } = await show(id);
  return app.delete(`${path}/${id}`, { as: owner.as, body: { version } });
}
const rightsOf = async ({ as }: StaffActor) =>
  Object.keys((await app.get('/permissions/get-user-permissions', { as })).body.permissions);

describe('a permission made by an owner', () => {
  it('is held by owners at once, given to a role and taken again', async () => {
    const support = await aStaffMember(app, 'support');
    const made = await create('PartnerPages', { roles: ['support'] });
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'made-viewPartnerPages', name: 'viewPartnerPages', roleNames: ['Site Owner', 'Support'] },
    });
    expect(await rightsOf(owner)).toContain('made-viewPartnerPages');
    expect(await rightsOf(support)).toContain('made-viewPartnerPages');
    expect((await modify('made-viewPartnerPages', { roles: [] })).body.roles).toEqual(['site-owner']);
    expect(await rightsOf(support)).not.toContain('made-viewPartnerPages');
    expect(await rightsOf(owner)).toContain('made-viewPartnerPages');
  });
  it('keeps its name, and changes its label', async () => {
    const { id } = (await create('FixedName')).body;
    expect((await modify(id, { area: 'AnotherName' })).body.code).toBe('name-fixed');
    expect((await modify(id, { label: { 'en-CA': 'Open', 'fr-CA': 'Ouvrir' } })).body.label['fr-CA']).toBe('Ouvrir');
  });
  it.each(['lower', 'With Space', 'X', 'With-Hyphen', ''])('has no name like %j', async (area) => {
    expect((await create(area)).status).toBe(422);
  });
  it('has a name of its own: not of the site, of another, or of one in the trash', async () => {
    const refused = { status: 409, body: { code: 'exists', errors: { area: [expect.any(String)] } } };
    expect(await create('Blogs')).toMatchObject(refused);
    const { id } = (await create('Twice')).body;
    expect(await create('Twice')).toMatchObject(refused);
    expect((await remove(id)).status).toBe(200);
    expect(await create('Twice')).toMatchObject(refused);
  });
  it('is made once by two owners at the same time', async () => {
    const other = await aStaffMember(app, 'site-owner');
    for (const round of raceRounds(5)) {
      const area = `Race${String(round).replace(/\W/g, '')}`;
      const both = await Promise.all([create(area), create(area, {}, other.as)]);
      expect({ round, statuses: both.map(({ status }) => status).sort() }).toEqual({ round, statuses: [201, 409] });
    }
  });
  it('is deleted only while no role but that of owners has it, and comes back to owners alone', async () => {
    const { id } = (await create('ShortLived', { roles: ['support'] })).body;
    const refused = await remove(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'permission-in-use' } });
    expect(refused.body.message).toContain('Support');
    await modify(id, { roles: [] });
    const { version } = (await remove(id)).body;
    expect(await rightsOf(owner)).not.toContain(id);
    expect((await app.post('/admin/roles', { as: owner.as, body: aRole('Too late', [id]) })).body.code).toMatch(
      /unknown-permission|permission-not-held/,
    );
    await app.post(`${path}/${id}/restore`, { as: owner.as, body: { version } });
    expect((await show(id)).roles).toEqual(['site-owner']);
  });
  it('is not deleted while content uses it, or does not say so', async () => {
    const { id } = (await create('GuardsItem')).body;
    content(() => Promise.resolve({ uses: ['Partners'] }));
    expect((await remove(id)).body).toMatchObject({
      code: 'permission-in-use',
      message: expect.stringContaining('Partners'),
    });
    content(() => Promise.reject(unavailable()));
    expect((await remove(id)).status).toBe(503);
    expect(await rightsOf(owner)).toContain(id);
  });
  it('is offered to editors of menus, and confirmed to content', async () => {
    const { id } = (await create('Offered')).body;
    const isMade = async () =>
      (await app.get(`/internal/made-permissions/${id}`, { as: asService('content') })).body.isMade;
    const choices = async () =>
      (await app.get('/admin/permission-choices', { as: asStaff(['modifyMenuItems']) })).body.permissions;
    expect(await choices()).toContainEqual({ id, label: { 'en-CA': 'View Offered' } });
    expect(await isMade()).toBe(true);
    await remove(id);
    expect(await isMade()).toBe(false);
    expect(await choices()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await app.get('/admin/permission-choices', { as: asStaff(['viewPermissions']) })).status).toBe(403);
  });
  it('is not deleted while a role in the trash has it', async () => {
    const { id } = (await create('Trashed')).body;
    const role = (await app.post('/admin/roles', { as: owner.as, body: aRole('Trashed role', [id]) })).body;
    await app.delete(`/admin/roles/${role.id}`, { as: owner.as, body: { version: role.version } });
    expect((await remove(id)).body.message).toContain('Trashed role');
  });
  it('makes the open form of a role whose permissions it changed a conflict', async () => {
    const { id } = (await create('OpenForm')).body;
    const before = (await app.get('/admin/roles/support', { as: owner.as })).body;
    await modify(id, { roles: ['support'] });
    const saved = await app.patch('/admin/roles/support', {
      as: owner.as,
      body: { version: before.version, permissions: before.permissions },
    });
    expect(saved).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
  });
  it('can be given to renters, whose permissions of staff stay apart', async () => {
    const { id } = (await create('ForRenters')).body;
    expect((await modify(id, { roles: ['renter'] })).body.roles).toEqual(['renter', 'site-owner']);
    expect((await modify(id, { roles: ['atlantis'] })).body.code).toBe('unknown-role');
  });
  it('is given only by who has it', async () => {
    const { id } = (await create('Held')).body;
    const rights = ['viewRoles', 'createRoles', 'createPermissions', 'modifyPermissions', 'viewPermissions'] as const;
    const role = (await app.post('/admin/roles', { as: owner.as, body: aRole('Permission editor', rights) })).body;
    const { id: person } = await aStaffMember(app, 'support');
    await app.sql('delete from person_role where person_id = $1', [person]);
    await app.sql('insert into person_role values ($1, $2)', [person, role.id]);
    const editor = asPerson(person, rights, 'support');
    expect((await create('ByEditor', {}, editor)).status).toBe(201);
    expect((await modify(id, { roles: [role.id] }, editor)).body.code).toBe('permission-not-held');
    expect((await create('ForEditor', { roles: [role.id] }, editor)).body.code).toBe('permission-not-held');
    const asRoleEditor = await app.post('/admin/roles', { as: editor, body: aRole('Climbing', [id]) });
    expect(asRoleEditor.body.code).toBe('permission-not-held');
  });
  it('is among the rights of a user, with the role that gives it', async () => {
    const { id } = (await create('Explained')).body;
    const { permissions } = (await app.get(`/admin/users/${owner.id}/rights`, { as: owner.as })).body;
    expect(permissions).toContainEqual({ permission: id, roles: ['site-owner'], isEffective: true });
  });
});

const aRole = (name: string, permissions: readonly string[]) => ({ name, purpose: '', permissions });

describe('a permission of the site', () => {
  it('is never the key of one that was made', async () => {
    expect(permissionNames.filter((name) => name.includes('-'))).toEqual([]);
    await expect(
      app.sql(`insert into made_permission (id, action, area, label) values ('viewBlogs', 'view', 'Blogs', '{}')`),
    ).rejects.toThrow('made_permission_id');
  });
  it('that gets the name of a made one later is not given by it', async () => {
    const support = await aStaffMember(app, 'support');
    await create('LaterBuiltIn', { roles: ['support'] });
    const names = permissionNames as string[];
    Object.assign(builtIn, { viewLaterBuiltIn: 'View later built in' });
    names.push('viewLaterBuiltIn');
    try {
      await app.app.get(DataSource).transaction(registerRights);
      expect(await rightsOf(support)).toContain('made-viewLaterBuiltIn');
      expect(await rightsOf(support)).not.toContain('viewLaterBuiltIn');
    } finally {
      names.pop();
      delete (builtIn as Record<string, string>)['viewLaterBuiltIn'];
    }
  });
});
