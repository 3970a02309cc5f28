import type { TestApp } from '@porchlight/service-kit/testing';
import { aKey, second, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn, otherLandlord } from '../testing/leads.ts';

let app: TestApp;
const { aLead, aProvedLead, block, blocked, unblock, leadOf, remove, send } = leadsIn(() => app);
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from blocked_writer'));

describe('a blocked renter', () => {
  it('reaches the landlord no more, and gets the usual response', async () => {
    const { id, body, renter } = await aProvedLead();
    expect((await block(id)).status).toBe(200);
    expect((await block(id)).status).toBe(200);
    const response = await send({ ...body, key: aKey(), message: 'Please answer me!' }, renter);
    const lead = await leadOf(id);
    expect([response.status, lead.messages.length, lead.isBlocked]).toEqual([201, 1, true]);
    expect(await blocked()).toEqual([{ id: expect.any(String), firstName: 'Leila', blockedAt: expect.any(String) }]);
  });
  it('is listed after the lead was deleted, and can be unblocked', async () => {
    const { id, body, renter } = await aProvedLead();
    await block(id);
    await remove(id);
    const [writer] = await blocked();
    expect((await unblock(writer.id)).status).toBe(200);
    expect([await blocked(), (await unblock(writer.id)).status]).toEqual([[], 404]);
    await send({ ...body, key: aKey(), message: 'Can you see this one?' }, renter);
    expect(await leadOf(id)).toMatchObject({ isBlocked: false, messages: [{}, {}] });
  });
  it('is blocked for one landlord, who alone can see and unblock', async () => {
    const { id } = await aProvedLead();
    expect((await block(id, otherLandlord)).status).toBe(404);
    await block(id);
    const [writer] = await blocked();
    expect([await blocked(otherLandlord), (await unblock(writer.id, otherLandlord)).status]).toEqual([[], 404]);
    expect(await blocked()).toHaveLength(1);
  });
  it('is named by messages to this landlord only', async () => {
    const { id } = await aProvedLead();
    await block(id);
    await app.sql('update listing set owner_user_id = $1 where public_id = $2', [otherLandlord.subject.sub, second]);
    await app.sql(
      `
        update inquiry set listing_id = (select id from listing where public_id = $2), first_name = 'Secret'
        where id = $1`,
      [id, second],
    );
    expect((await blocked())[0]?.firstName).toBe('');
  });
  it('can be one of 500', async () => {
    const id = await aLead();
    await app.sql(
      `
        insert into blocked_writer (owner_user_id, writer) select $1, 'w' || n || '@example.com'
        from generate_series(1, 499) n`,
      [landlord.subject.sub],
    );
    await app.sql(`insert into blocked_writer (owner_user_id, writer) values (gen_random_uuid(), 'other@example.com')`);
    expect((await block(id)).status).toBe(200);
    const refused = await block(await aLead());
    expect([refused.status, refused.body.code]).toEqual([409, 'too-many-blocked']);
  });
  it('is not blocked with an account that never confirmed the address', async () => {
    const id = await aLead();
    await app.sql('update inquiry set user_id = gen_random_uuid() where id = $1', [id]);
    await block(id);
    expect(await app.sql('select user_id as "userId" from blocked_writer')).toEqual([{ userId: null }]);
  });
  it('cannot be one whose account was erased', async () => {
    const id = await aLead();
    await app.sql('update inquiry set writer = null, email = null where id = $1', [id]);
    expect((await block(id)).body.code).toBe('writer-erased');
  });
});
