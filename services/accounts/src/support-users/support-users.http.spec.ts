import { randomUUID } from 'node:crypto';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const support = asStaff(['showUser']);
const get = (id: string) => app.get(`/support/users/${id}`, { as: support });
const show = (id: string, as = support) => app.post(`/support/users/${id}/personal-data`, { as });
const audited = (id: string) =>
  app.sql<{ action: string }>('select action from audit_event where actor_id = $1 and object_id = $2', [
    support.subject.sub,
    id,
  ]);

describe('SUPPORT-USER-1 the record of a user', () => {
  it('has roles, company and state, and no personal data', async () => {
    const { id, email } = await aUser(app, { roles: ['renter', 'landlord'] });
    const { body } = await get(id);
    expect(body).toMatchObject({
      ...{ id, name: 'Amara O.', phone: '•••23', language: 'en-CA', userState: 'active' },
      ...{ isVerified: true, isStaff: false, roleNames: ['Landlord', 'Renter'] },
      company: { id: expect.any(String), name: 'Maple Homes' },
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Okafor|${email}|4165550123`));
    expect(await audited(id)).toEqual([]);
  });
  it('shows name, email and phone on request, and each view is in the audit log', async () => {
    const { id, email } = await aUser(app);
    for (const _ of [1, 2])
      expect((await show(id)).body).toEqual({ firstName: 'Amara', lastName: 'Okafor', email, phone: '+14165550123' });
    expect(await audited(id)).toEqual([{ action: 'personal-data.viewed' }, { action: 'personal-data.viewed' }]);
  });
  it('is not found for an unknown id or a decoy, and nothing is audited', async () => {
    const { id } = await aUser(app);
    await app.sql(`update person set state = 'decoy' where id = $1`, [id]);
    for (const unknown of [id, randomUUID()]) {
      expect((await get(unknown)).status).toBe(404);
      expect((await show(unknown)).status).toBe(404);
      expect(await audited(unknown)).toEqual([]);
    }
  });
  it('needs the permission to show a user', async () => {
    const { id } = await aUser(app);
    expect((await show(id, asStaff(['showUsers']))).status).toBe(403);
    expect((await app.get(`/support/users/${id}`, { as: asStaff(['showUsers']) })).status).toBe(403);
  });
});
