import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const check = (personId: string, address: string, as: Actor = asService('catalog')) =>
  app.post(`/internal/people/${personId}/sender-check`, { as, body: { address } });

describe('the sender of a mail', () => {
  it('is a user by the verified address only, in any spelling of its mailbox', async () => {
    const email = `marie.l${randomUUID().slice(0, 8)}@gmail.com`;
    const { id } = await aUser(app, { roles: ['landlord'], email });
    const isOwn = async (address: string) => (await check(id, address)).body.isOwn;
    expect(await isOwn(email.toUpperCase().replace('MARIE.', 'ma.rie'))).toBe(true);
    expect(await isOwn(`x${email}`)).toBe(false);
    await app.sql('update person set email_verified_at = null where id = $1', [id]);
    expect(await isOwn(email)).toBe(false);
    expect((await check(randomUUID(), email)).body).toEqual({ isOwn: false, isDisabled: false, permissions: [] });
  });
  it('has the permissions of the account, and none when it is disabled', async () => {
    const { id, email } = await aUser(app, { roles: ['landlord'] });
    expect((await check(id, email)).body.permissions).toContain('modifyLeads');
    await app.sql(`update person set state = 'disabled' where id = $1`, [id]);
    expect((await check(id, email)).body).toMatchObject({ isDisabled: true, permissions: [] });
  });
  it('is compared for catalog only', async () => {
    const { id, email } = await aUser(app);
    for (const as of [guest, asRenter(id), asService('commerce')])
      expect((await check(id, email, as)).status).toBe(403);
  });
});
