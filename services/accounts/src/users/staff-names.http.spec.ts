import { randomUUID } from 'node:crypto';
import { asRenter, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const reader = asStaff(['viewUsers'], 'support');
const namesOf = (...ids: string[]) => app.get(`/staff-names?ids=${ids.join(',')}`, { as: reader });

describe('names of staff', () => {
  it('are those of staff only: a renter, a landlord or an unknown id has none', async () => {
    const [admin, renter, landlord] = [
      await aUser(app, { roles: ['site-administrator'] }),
      await aUser(app),
      await aUser(app, { roles: ['landlord'] }),
    ];
    const { status, body } = await namesOf(admin.id, renter.id, landlord.id, randomUUID());
    expect({ status, body }).toEqual({
      status: 200,
      body: { names: [{ id: admin.id, name: expect.stringMatching(/^\S+ \S+/) }] },
    });
  });
  it('are at most 20, by id', async () => {
    expect((await namesOf(...Array.from({ length: 21 }, () => randomUUID()))).status).toBe(422);
    expect((await namesOf('owner@example.com')).status).toBe(422);
  });
  it('are gone with their account', async () => {
    const admin = await aUser(app, { roles: ['site-administrator'] });
    await app.sql('delete from person where id = $1', [admin.id]);
    expect((await namesOf(admin.id)).body).toEqual({ names: [] });
  });
  it('need the permission to view users', async () => {
    for (const as of [asRenter(), asStaff(['viewFaqs'])])
      expect((await app.get(`/staff-names?ids=${randomUUID()}`, { as })).status).toBe(403);
  });
});
