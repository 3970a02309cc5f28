import type { RoleName } from '@porchlight/contracts';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { rolePermissions } from '../rights/role-permissions.ts';
import { asPerson, aStaffMember, type StaffActor } from '../testing/staff-actor.ts';

let app: TestApp;
let owner: StaffActor;
beforeAll(async () => {
  app = await startForTest(accounts);
  owner = await aStaffMember(app, 'site-owner');
});
afterAll(() => app.stop());

const create = (name: string, permissions: readonly string[], as = owner.as) =>
  app.post('/admin/roles', { as, body: { name, purpose: '', permissions } });
const show = async (id: string) => (await app.get(`/admin/roles/${id}`, { as: owner.as })).body;
async function modify(id: string, changes: object, as = owner.as) {
  const { version } = await show(id);
  return app.patch(`/admin/roles/${id}`, { as, body: { version, ...changes } });
}
const permissionsOf = async (id: string) => (await show(id)).permissions as string[];

describe('a role', () => {
  it('is made with its permissions, changed, and undone', async () => {
    const made = await create('Éditrice de guides', ['viewBlogs', 'createBlogs']);
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'editrice-de-guides', permissions: ['createBlogs', 'viewBlogs'], isBuiltIn: false, userCount: 0 },
    });
    const changed = await modify('editrice-de-guides', { permissions: ['viewBlogs', 'viewFaqs'] });
    expect(changed.body).toMatchObject({ version: 2, permissions: ['viewBlogs', 'viewFaqs'] });
    const { changes } = (await app.get('/admin/roles/editrice-de-guides/history', { as: owner.as })).body;
    expect(changes[0]).toMatchObject({
      before: { permissions: ['createBlogs', 'viewBlogs'] },
      after: { permissions: ['viewBlogs', 'viewFaqs'] },
    });
    const body = { version: 2, to: 1 };
    await app.post('/admin/roles/editrice-de-guides/revert', { as: owner.as, body });
    expect(await permissionsOf('editrice-de-guides')).toEqual(['createBlogs', 'viewBlogs']);
  });
  it('has a name of its own', async () => {
    await create('Night shift', []);
    expect(await create('night SHIFT', [])).toMatchObject({
      status: 409,
      body: { errors: { name: [expect.any(String)] } },
    });
    expect((await create('夜班', [])).body.id).toMatch(/^role-[0-9a-f]{8}$/);
  });
  it('raises the version of the rights of its people', async () => {
    const [before] = await app.sql<{ version: string }>(
      `select rights_version as version from role where key = 'support'`,
    );
    await modify('support', { permissions: rolePermissions.support.filter((name) => name !== 'viewFaqs') });
    const [after] = await app.sql<{ version: string }>(
      `select rights_version as version from role where key = 'support'`,
    );
    expect(Number(after!.version)).toBeGreaterThan(Number(before!.version));
    await modify('support', { permissions: rolePermissions.support });
  });
  it('is removed only while no user has it', async () => {
    const { id } = (await create('Short lived', [])).body;
    const { id: person } = await aStaffMember(app, 'support');
    await app.sql('insert into person_role values ($1, $2)', [person, id]);
    expect((await show(id)).userCount).toBe(1);
    const remove = () => app.delete(`/admin/roles/${id}`, { as: owner.as, body: { version: 1 } });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'role-in-use' } });
    await app.sql('delete from person_role where role_key = $1', [id]);
    expect((await remove()).status).toBe(200);
  });
});

describe('a role of the code', () => {
  it.each(['renter', 'support', 'site-owner'] as const)('keeps its name, and stays: %s', async (id) => {
    expect(await modify(id, { name: 'Another name' })).toMatchObject({ status: 409, body: { code: 'role-fixed' } });
    const { version } = await show(id);
    const removed = await app.delete(`/admin/roles/${id}`, { as: owner.as, body: { version } });
    expect(removed).toMatchObject({ status: 409, body: { code: 'role-fixed' } });
  });
  it('gives owners everything', async () => {
    const permissions = rolePermissions['site-owner'].slice(1);
    expect(await modify('site-owner', { permissions })).toMatchObject({ status: 409, body: { code: 'role-fixed' } });
  });
  it.each([
    ['renter', 'viewUsers'],
    ['landlord', 'viewMyInquiries'],
    ['support', 'viewPortal'],
  ] as const)('does not mix people and staff: %s with %s', async (id, permission) => {
    const permissions = [...rolePermissions[id], permission];
    expect(await modify(id, { permissions })).toMatchObject({
      status: 422,
      body: { code: 'permission-not-allowed', errors: { permissions: [expect.any(String)] } },
    });
  });
});

describe('a permission', () => {
  it('is listed with the roles that give it and the calls that need it', async () => {
    await create('Faq writer', ['modifyFaqs']);
    const { permissions } = (await app.get('/admin/permissions', { as: owner.as })).body;
    const useOf = (name: string) => permissions.find((one: { permission: string }) => one.permission === name);
    expect(useOf('modifyFaqs').roles).toEqual(['Faq writer', 'Site Administrator', 'Site Owner']);
    expect(useOf('modifyFaqs').calls).toContain('PATCH /admin/faqs/:id');
    expect(useOf('viewMyInquiries').roles).toEqual(['Renter']);
    expect(useOf('viewMyInquiries').calls).toContain('GET /my-inquiries/:id');
    expect(useOf('createAccountImports').calls).toContain('POST /support/account-imports');
  });
});

describe('an editor of roles', () => {
  async function editorWith(role: RoleName, name: string, permissions: readonly string[]) {
    const { id: key } = (await create(name, permissions)).body;
    const { id } = await aStaffMember(app, role);
    await app.sql('delete from person_role where person_id = $1', [id]);
    await app.sql('insert into person_role values ($1, $2)', [id, key]);
    return { key, as: asPerson(id, permissions as never, role), id };
  }
  it('gives nothing that they lack, and takes what they like', async () => {
    const editor = await editorWith('support', 'Role editor', ['viewRoles', 'createRoles', 'modifyRoles', 'viewFaqs']);
    const refused = await create('Own rights', ['viewFaqs', 'modifyWallets'], editor.as);
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission-not-held' } });
    expect(refused.body.message).toContain('Modify wallets');
    expect((await create('Faq reader', ['viewFaqs'], editor.as)).status).toBe(201);
    const permissions = [...(await permissionsOf(editor.key)), 'modifySiteSettings'];
    expect((await modify(editor.key, { permissions }, editor.as)).status).toBe(403);
    expect((await modify('faq-reader', { permissions: [] }, editor.as)).status).toBe(200);
  });
  it('is refused after the right to do it was taken, whatever the session says', async () => {
    const editor = await editorWith('support', 'Former editor', ['viewRoles', 'createRoles', 'modifyRoles']);
    await modify(editor.key, { permissions: ['viewRoles'] });
    expect((await create('Too late', [], editor.as)).status).toBe(403);
  });
});
