import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { aKey, anAddress, first, startWithListings } from '../testing/inquiries.ts';
import { asLandlord, asRenter } from '@porchlight/service-kit/testing';
import { leadsIn } from '../testing/leads.ts';

let app: TestApp;
const { aLead, aProvedLead, known, leadOf, list, reply, block, remove, mailsTo } = leadsIn(() => app);
const repliesTo = (id: string) =>
  app.sql(`select 1 from inquiry_message where inquiry_id = $1 and author = 'landlord'`, [id]);

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

describe('a reply to a lead', () => {
  it('reaches the renter in the conversation and by mail', async () => {
    const { id, email, renter } = await aProvedLead();
    const { status, body } = await reply(id, { message: '  Yes. Saturday at 10?  ' });
    expect([status, body.message]).toEqual([
      201,
      { id: expect.any(String), from: 'landlord', text: 'Yes. Saturday at 10?', at: expect.any(String) },
    ]);
    const thread = (await app.get(`/my-inquiries/${id}`, { as: renter })).body;
    expect([thread.inquiry.status, thread.messages.at(-1)]).toEqual([
      'replied',
      { from: 'landlord', text: 'Yes. Saturday at 10?', at: body.message.at },
    ]);
    const [mail] = await mailsTo(email, 'inquiry-reply');
    expect(mail).toMatchObject({
      personId: renter.subject.sub,
      words: { firstName: 'Leila', message: 'Yes. Saturday at 10?', path: `/admin/my-inquiries?inquiry=${id}` },
    });
    expect(mail?.words).not.toHaveProperty('careful');
  });
  it('ends the wait, and moves a new lead on', async () => {
    const { id } = await aProvedLead();
    await reply(id);
    const lead = await leadOf(id);
    expect([lead.stage, lead.waitingSince, (await list()).counts.waiting]).toEqual(['replied', undefined, 0]);
  });
  it('is stored and mailed once for its key', async () => {
    const { id, email } = await aProvedLead();
    const key = aKey();
    const responses = await Promise.all([1, 2, 3, 4].map(() => reply(id, { key })));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.message.id}`)).size).toBe(1);
    expect([(await repliesTo(id)).length, (await mailsTo(email, 'inquiry-reply')).length]).toEqual([1, 1]);
  });
  it('is refused under the key of another message', async () => {
    const [{ id, body }, other] = [await aProvedLead(), await aProvedLead()];
    const key = aKey();
    await reply(id, { key });
    for (const response of [
      await reply(id, { key, message: 'Another text' }),
      await reply(other.id, { key }),
      await reply(id, { key: body.key, message: body.message }),
    ])
      expect([response.status, response.body.code]).toEqual([409, 'key-taken']);
    expect([(await repliesTo(id)).length, (await repliesTo(other.id)).length]).toEqual([1, 0]);
  });
  it('warns the renter of links and payments', async () => {
    const { id, email } = await aProvedLead();
    await reply(id, { message: 'Please send the deposit by wire transfer to hold it.' });
    expect((await mailsTo(email, 'inquiry-reply'))[0]?.words['careful']).toContain('Never pay before');
  });
  it.each(['', ' '.repeat(5), 'x'.repeat(4_001)])('of %j is refused', async (message) => {
    const { id } = await aProvedLead();
    expect((await reply(id, { message })).status).toBe(422);
  });
  it('needs a renter who still has an account', async () => {
    const id = await aLead();
    await app.sql('update inquiry set email = null, writer = null where id = $1', [id]);
    const response = await reply(id);
    expect([response.status, response.body.code]).toEqual([410, 'writer-erased']);
  });
  it('is refused while the renter is blocked', async () => {
    const { id } = await aProvedLead();
    await block(id);
    const response = await reply(id);
    expect([response.status, response.body.code, (await repliesTo(id)).length]).toEqual([409, 'writer-blocked', 0]);
  });
});

describe('the limit of replies', () => {
  const fill = (id: string, count: number) =>
    app.sql(
      `
        insert into inquiry_message (inquiry_id, key, author, text)
        select $1::uuid, 'full:' || $1 || n, 'landlord', 'Yes' from generate_series(1, $2::int) n`,
      [id, count],
    );
  it('is 60 an hour, deleted leads included', async () => {
    const [{ id }, other] = [await aProvedLead(), await aProvedLead()];
    await fill(id, 59);
    await remove(id);
    expect((await reply(other.id)).status).toBe(201);
    const refused = await reply(other.id);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-replies']);
  });
  it('holds for replies sent at once', async () => {
    const { id } = await aProvedLead();
    await fill(id, 58);
    const others = [await aProvedLead(), await aProvedLead(), await aProvedLead(), await aProvedLead()];
    const responses = await Promise.all(others.map((lead) => reply(lead.id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429]);
  });
  it('is 10 an hour to one renter', async () => {
    const [{ id }, other] = [await aProvedLead(), await aProvedLead()];
    await fill(id, 9);
    expect((await reply(id)).status).toBe(201);
    const refused = await reply(id);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-replies']);
    expect((await reply(other.id)).status).toBe(201);
  });
  it('counts a landlord’s own replies only', async () => {
    const { id } = await aProvedLead();
    await fill(id, 60);
    const other = asLandlord();
    const mine = await aLead();
    await app.sql('update listing set owner_user_id = $1 where public_id <> $2', [other.subject.sub, first]);
    await app.sql(
      'update inquiry set listing_id = (select id from listing where public_id <> $1 limit 1) where id = $2',
      [first, mine],
    );
    expect((await reply(mine, {}, other)).status).toBe(201);
    await app.sql('update listing set owner_user_id = (select owner_user_id from listing where public_id = $1)', [
      first,
    ]);
  });
});

describe('a reply to an address that was not confirmed', () => {
  it('is announced without its text, and follows the confirmation', async () => {
    const email = anAddress();
    const id = await aLead({ email });
    await reply(id, { message: 'Come on Saturday at 10.' });
    const [question] = await mailsTo(email, 'inquiry-reply-confirm');
    expect([JSON.stringify(question).includes('Saturday'), await mailsTo(email, 'inquiry-reply')]).toEqual([false, []]);
    expect((await app.post(question!.words['path']!)).status).toBe(200);
    expect(await mailsTo(email, 'inquiry-reply')).toMatchObject([
      { words: { message: 'Come on Saturday at 10.', path: expect.stringContaining(first) } },
    ]);
  });
  it('opens the listing while the account of the address has no password', async () => {
    const email = anAddress();
    await known(email, randomUUID(), { isClaimed: false, isNewlyVerified: false });
    const id = await aLead({ email });
    await reply(id);
    const [question] = await mailsTo(email, 'inquiry-reply-confirm');
    await app.post(question!.words['path']!);
    expect((await mailsTo(email, 'inquiry-reply'))[0]?.words['path']).toMatch(new RegExp(`^/homes/.+-${first}$`));
  });
  it('follows the verification of an account with the address', async () => {
    const [guest, person, renter] = [anAddress(), randomUUID(), asRenter(randomUUID())];
    const id = await aLead({ email: guest });
    const own = await aLead({ email: anAddress() }, renter);
    const [ownEmail] = await app.sql<{ email: string }>('select email from inquiry where id = $1', [own]);
    await reply(id, { message: 'For the guest' });
    await reply(own, { message: 'For the account' });
    await known(guest, person, { isClaimed: false, isNewlyVerified: false });
    expect(await mailsTo(guest, 'inquiry-reply')).toEqual([]);
    for (let time = 0; time < 2; time += 1) await known(guest, person);
    await known(ownEmail!.email, renter.subject.sub);
    const textsTo = async (email: string) =>
      (await mailsTo(email, 'inquiry-reply')).map(({ words }) => words['message']);
    expect([await textsTo(guest), await textsTo(ownEmail!.email)]).toEqual([['For the guest'], ['For the account']]);
  });
});
