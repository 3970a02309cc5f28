import { randomUUID } from 'node:crypto';
import { asService, asStaff, guest, startForTest, type TestApp, overlapping } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { aKey, conversationsIn, relayDomain, support } from './testing/conversations-in.ts';

let app: TestApp;
const { aMessage, get, idsOf, reply, change, receive, jobs, mails, aliasOf } = conversationsIn(() => app);
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo', RELAY_DOMAIN: relayDomain });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from form_submission');
  await app.sql('delete from job');
});
const decideHeld = (id: string, messageId: string, decision: string) =>
  app.post(`/support/messages/${id}/held/${messageId}`, { as: support, body: { decision } });
const take = async (alias: string) =>
  (await app.post('/internal/conversation-aliases/take', { as: asService('catalog'), body: { alias } })).body;

describe('MESSAGE-4 a reply of support', () => {
  it('is mailed in the language of the person, with the number and an address that takes answers', async () => {
    const id = await aMessage({}, 'fr-CA');
    const { body } = await reply(id, { text: 'Oui, bien sûr.' });
    expect(body).toMatchObject({
      list: 'replied',
      version: 2,
      messages: [{ author: 'staff', text: 'Oui, bien sûr.' }],
    });
    const { reference } = await get(id);
    expect(await mails()).toEqual([
      expect.objectContaining({
        email: 'leila@example.com',
        language: 'fr-CA',
        replyTo: `${await aliasOf(id)}@${relayDomain}`,
        words: {
          name: 'Leila Haddad',
          reference,
          message: 'Oui, bien sûr.',
          howToReply: expect.stringContaining('Répondez à ce courriel'),
        },
      }),
    ]);
    expect(await jobs('resource.changed')).toEqual([
      expect.objectContaining({ resource: 'conversation', recordId: id, personId: support.subject.sub }),
    ]);
  });
  it('that is sent twice, sequentially or concurrently, is mailed once', async () => {
    const id = await aMessage();
    const body = { key: aKey(), version: 1 };
    const sent = await Promise.all(Array.from({ length: 6 }, () => reply(id, body)));
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await reply(id, body)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    expect(await reply(id, { ...body, text: 'Another text' })).toMatchObject({
      status: 409,
      body: { code: 'key-taken' },
    });
    expect((await reply(await aMessage(), body)).status).toBe(409);
  });
  it('to messages that its author has not read is refused: of two at once, one is mailed', async () => {
    const id = await aMessage();
    const colleague = asStaff(['viewFormSubmissions', 'modifyReportedListings'], 'support');
    const sent = await Promise.all([reply(id, { version: 1 }), reply(id, { version: 1, text: 'No.' }, colleague)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(sent.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'newer-messages' });
    expect(await mails()).toHaveLength(1);
    await receive(id);
    expect((await reply(id, { version: 2 })).status).toBe(409);
  });
  it('needs a text without space around it, of at most 4,000 characters, and a known conversation', async () => {
    const id = await aMessage();
    for (const text of ['', ' Yes', 'x', 'a'.repeat(4_001)]) expect((await reply(id, { text })).status).toBe(422);
    expect((await reply(randomUUID(), { version: 1 })).status).toBe(404);
    expect(await mails()).toEqual([]);
  });
  it('reopens nothing: a closed conversation that is replied to waits for the person', async () => {
    const id = await aMessage();
    await change([id], 'closed');
    await reply(id);
    expect(await idsOf('?list=replied')).toEqual([id]);
  });
});

describe('MESSAGE-5 an answer by mail', () => {
  it('comes into the thread, and the conversation waits again, also after it was closed', async () => {
    const id = await aMessage();
    await reply(id);
    await change([id], 'closed');
    expect(await receive(id, { hadFiles: true })).toEqual({ outcome: 'relayed' });
    const { list, messages } = await get(id);
    expect(list).toBe('open');
    expect(messages.at(-1)).toMatchObject({ author: 'person', text: 'Thank you. When?', hadFiles: true });
    expect(messages.at(-1)).not.toHaveProperty('heldFrom');
  });
  it('that arrives several times at once is one message', async () => {
    const id = await aMessage();
    await reply(id);
    const mail = { key: `mail-${'a'.repeat(40)}` };
    // A lock of the conversation holds the first statement of each that needs it, so that all of them overlap.
    const received = await overlapping(
      app,
      {
        text: 'select 1 from form_submission where conversation_id = $1 for update',
        values: [id],
        holds: 'form_submission',
      },
      () => [1, 2, 3].map(() => receive(id, mail)),
    );
    expect(received.map(({ outcome }) => outcome).toSorted()).toEqual(['duplicate', 'duplicate', 'relayed']);
    expect((await get(id)).messages).toHaveLength(2);
  });
  it('from another address is held until support adds or discards it', async () => {
    const id = await aMessage();
    await reply(id);
    for (const text of ['From work.', 'Unrelated.'])
      expect(await receive(id, { from: 'leila@work.example', text })).toEqual({ outcome: 'held' });
    const held = (await get(id)).messages.filter(({ heldFrom }) => heldFrom === 'l•••@work.example');
    expect(held.map(({ text }) => text)).toEqual(['From work.', 'Unrelated.']);
    const [added = '', discarded = ''] = held.map(({ id: messageId }) => messageId);
    expect((await decideHeld(id, added, 'add')).status).toBe(200);
    expect((await decideHeld(id, discarded, 'discard')).status).toBe(200);
    for (const messageId of [added, discarded, '999999'])
      expect(await decideHeld(id, messageId, 'add')).toMatchObject({
        status: 404,
        body: { code: 'message-not-found' },
      });
    expect((await get(id)).messages.map(({ text }) => text)).toEqual(['Yes, you may.', 'From work.']);
  });
  it('is taken from a mailbox in any spelling, and refused for spam', async () => {
    const id = await aMessage({ email: 'leila.haddad@gmail.com' });
    await reply(id);
    expect(await receive(id, { from: 'LeilaHaddad@gmail.com' })).toEqual({ outcome: 'relayed' });
    await change([id], 'spam');
    expect(await receive(id, { from: 'leila.haddad@gmail.com' })).toEqual({ outcome: 'closed' });
    expect(await receive(id, { from: 'other@example.com' })).toEqual({ outcome: 'stranger' });
  });
  it('is held for other addresses ten times at most', async () => {
    const id = await aMessage();
    await reply(id);
    const outcomes: unknown[] = [];
    for (let at = 0; at < 11; at += 1) outcomes.push((await receive(id, { from: 'x@example.net' })).outcome);
    expect(outcomes).toEqual([...Array<string>(10).fill('held'), 'stranger']);
  });
  it('goes to an address that is the same for 90 days, takes 30 mails an hour, and is for catalog only', async () => {
    const id = await aMessage();
    await reply(id);
    const alias = await aliasOf(id);
    await reply(id, { text: 'One more thing.' });
    expect(await aliasOf(id)).toBe(alias);
    await app.sql('update form_submission set alias_mails = 29');
    expect([await take(alias), await take(alias)]).toEqual([{ state: 'open' }, { state: 'limited' }]);
    await app.sql(`update form_submission set alias_expires_at = now() - interval '1 minute'`);
    expect([await take(alias), await take(`m-${'a'.repeat(20)}`)]).toEqual([
      { state: 'expired' },
      { state: 'unknown' },
    ]);
    expect(await receive(id)).toEqual({ outcome: 'expired' });
    await reply(id, { text: 'Still there?' });
    expect(await aliasOf(id)).not.toBe(alias);
    for (const as of [guest, support, asService('accounts')])
      expect((await app.post('/internal/conversation-mails', { as, body: {} })).status).toBe(403);
  });
});

describe('MESSAGE-5 without a mail relay', () => {
  it('a reply says to write again with the number', async () => {
    const off = await startForTest(content, { SEED: 'demo', RELAY_DOMAIN: '' });
    const other = conversationsIn(() => off);
    const id = await other.aMessage();
    await other.reply(id);
    const [mail] = await other.mails();
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.words).toMatchObject({ path: '/contact', howToReply: expect.stringContaining('with the number M-') });
    await off.stop();
  });
});
