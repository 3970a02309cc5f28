import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { latestLinkToken, waitForMails } from '../testing/queued-mail.ts';
import { aStaffMember, type StaffActor } from '../testing/staff-actor.ts';

let app: TestApp;
let owner: StaffActor;
beforeAll(async () => {
  app = await startForTest(accounts);
  owner = await aStaffMember(app, 'site-owner');
});
afterAll(() => app.stop());

const anInvitation = (over: object = {}) => ({
  firstName: 'Noor',
  lastName: 'Haddad',
  email: `noor-${randomUUID().slice(0, 8)}@example.com`,
  phone: null,
  language: 'en-CA',
  roles: ['support'],
  isDisabled: false,
  ...over,
});
const invite = (over: object = {}) => app.post('/admin/users', { as: owner.as, body: anInvitation(over) });
const show = async (id: string) => (await app.get(`/admin/users/${id}`, { as: owner.as })).body;
async function modify(id: string, changes: object) {
  const { version } = await show(id);
  return app.patch(`/admin/users/${id}`, { as: owner.as, body: { version, ...changes } });
}
const logIn = (email: string, password: string) => app.post('/login', { body: { email, password } });
const listed = async (query: string): Promise<string[]> =>
  (await app.get(`/admin/users?${query}`, { as: owner.as })).body.records.map(({ id }: { id: string }) => id);

describe('an invited user', () => {
  it('sets the password by the mailed link, and has the rights of the roles then', async () => {
    const { status, body } = await invite();
    expect({ status, body }).toMatchObject({ status: 201, body: { userState: 'invited', roles: ['support'] } });
    await waitForMails(app, body.id, 'claim-account', 1);
    const link = await latestLinkToken(app, body.id, 'claim-account');
    expect((await app.get(`/claim-account/${link}`)).body).toMatchObject({ state: 'valid', kind: 'staff' });
    const password = 'a long walk along the lake';
    const claimed = await app.post(`/claim-account/${link}`, {
      body: { password, password_confirmation: password, termsAccepted: true },
    });
    expect(claimed.status).toBe(200);
    expect(await show(body.id)).toMatchObject({ userState: 'active' });
    const rights = (await app.get(`/admin/users/${body.id}/rights`, { as: owner.as })).body;
    expect(rights.reasons).toEqual([]);
    expect(rights.permissions).toContainEqual({ permission: 'viewUsers', roles: ['support'], isEffective: true });
  });
  it('gets a new invitation, which ends the first', async () => {
    const { body } = await invite();
    await waitForMails(app, body.id, 'claim-account', 1);
    const first = await latestLinkToken(app, body.id, 'claim-account');
    expect((await app.post(`/admin/users/${body.id}/password-link`, { as: owner.as })).status).toBe(200);
    await waitForMails(app, body.id, 'claim-account', 2);
    expect((await app.get(`/claim-account/${first}`)).body.state).not.toBe('valid');
  });
  it('is offered as it is when the email has an account', async () => {
    const { email } = await aUser(app);
    expect(await invite({ email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email-taken', errors: { email: [expect.any(String)] } },
    });
  });
  it('is no landlord, whose role comes with a registration', async () => {
    const refused = { status: 422, body: { code: 'landlord-registers', errors: { roles: [expect.any(String)] } } };
    expect(await invite({ roles: ['landlord'] })).toMatchObject(refused);
    const landlord = await aUser(app, { roles: ['landlord'] });
    expect(await modify(landlord.id, { roles: ['support'] })).toMatchObject(refused);
    expect((await modify(landlord.id, { roles: ['landlord', 'support'] })).status).toBe(200);
  });
  it('gets no role that does not exist', async () => {
    expect(await invite({ roles: ['support', 'nobody'] })).toMatchObject({
      status: 422,
      body: { code: 'unknown-role' },
    });
  });
});

describe('a user', () => {
  it('is found by parts of the name, email, phone and id', async () => {
    const { id, email } = await aUser(app);
    await app.sql(`update person set first_name = 'Zeynep', phone = '+16045550199' where id = $1`, [id]);
    for (const search of ['zeyn', email, email.split('@')[0]!, '6045550199', id])
      expect(await listed(`search=${encodeURIComponent(search)}`)).toEqual([id]);
  });
  it('is listed by role and state', async () => {
    const { body } = await invite({ roles: ['site-administrator'] });
    expect(await listed('roles=site-administrator&userState=invited')).toEqual([body.id]);
    expect(await listed('roles=renter&userState=invited')).toEqual([]);
  });
  it('loses access when disabled, and has it back', async () => {
    const { id, email, password } = await aUser(app);
    await modify(id, { isDisabled: true });
    expect((await logIn(email, password)).status).toBe(401);
    const link = await app.post(`/admin/users/${id}/password-link`, { as: owner.as });
    expect(link).toMatchObject({ status: 409, body: { code: 'account-inactive' } });
    expect(await modify(id, { isDisabled: false })).toMatchObject({ status: 200, body: { userState: 'active' } });
    expect((await logIn(email, password)).status).toBe(200);
  });
  it('keeps the email: only the user changes it', async () => {
    const { id } = await aUser(app);
    const changed = await modify(id, { email: 'thief@example.com' });
    expect(changed).toMatchObject({ status: 422, body: { code: 'email-fixed' } });
  });
  it('is not changed by a form that was opened before the user changed the name', async () => {
    const { id } = await aUser(app);
    const { version } = await show(id);
    await app.sql(`update person set first_name = 'Amarachi' where id = $1`, [id]);
    const stale = await app.patch(`/admin/users/${id}`, { as: owner.as, body: { version, firstName: 'Amara' } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { firstName: 'Amarachi' } },
    });
  });
  it('leaves no history when it is erased', async () => {
    const { id } = await aUser(app);
    await modify(id, { firstName: 'Another' });
    const kept = () => app.sql(`select 1 from resource_history where record_id = $1`, [id]);
    expect(await kept()).toHaveLength(1);
    await app.sql('delete from person where id = $1', [id]);
    expect(await kept()).toHaveLength(0);
  });
  it('is logged out everywhere', async () => {
    const { id, email, password } = await aUser(app);
    await logIn(email, password);
    const open = () => app.sql('select 1 from session where person_id = $1 and revoked_at is null', [id]);
    expect(await open()).toHaveLength(1);
    expect((await app.post(`/admin/users/${id}/end-sessions`, { as: owner.as })).status).toBe(200);
    expect(await open()).toHaveLength(0);
    const [event] = await app.sql('select actor_id from audit_event where action = $1', ['sessions.ended-by-staff']);
    expect(event).toEqual({ actor_id: owner.id });
  });
  it.each(['nobody', randomUUID()])('is not found by the id %s', async (id) => {
    for (const path of ['', '/rights', '/history'])
      expect((await app.get(`/admin/users/${id}${path}`, { as: owner.as })).status).toBe(404);
    for (const path of ['password-link', 'end-sessions'])
      expect((await app.post(`/admin/users/${id}/${path}`, { as: owner.as })).status).toBe(404);
  });
});

describe('the last owner', () => {
  beforeEach(async () => {
    await app.sql(`delete from person_role where role_key = 'site-owner' and person_id <> $1`, [owner.id]);
  });
  it.each([
    ['loses the role', { roles: ['support'] }],
    ['is disabled', { isDisabled: true }],
  ])('stays when another owner %s', async (_, change) => {
    expect(await modify(owner.id, change)).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    const { id } = await aStaffMember(app, 'site-owner');
    expect((await modify(id, change)).status).toBe(200);
  });
  it('does not disable their own account', async () => {
    await aStaffMember(app, 'site-owner');
    expect(await modify(owner.id, { isDisabled: true })).toMatchObject({ status: 409, body: { code: 'own-account' } });
  });
});
