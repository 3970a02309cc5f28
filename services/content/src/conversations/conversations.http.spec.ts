import { randomUUID } from 'node:crypto';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { conversationsIn, relayDomain, support } from './testing/conversations-in.ts';

let app: TestApp;
const { aMessage, get, list, idsOf, reply, change, receive, jobs } = conversationsIn(() => app);
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo', RELAY_DOMAIN: relayDomain });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from form_submission');
  await app.sql('delete from job');
});
const call = (path: string, as: typeof guest, body: object = {}) => app.post(`/support/messages/${path}`, { as, body });

describe('MESSAGE-1 conversations', () => {
  it('that wait for a reply are listed by how long the person waits', async () => {
    const [first, second] = [await aMessage(), await aMessage()];
    expect(await idsOf()).toEqual([first, second]);
    await reply(first);
    await receive(first);
    expect(await idsOf()).toEqual([second, first]);
  });
  it('are in one list each', async () => {
    const [open, replied, closed, spam] = [await aMessage(), await aMessage(), await aMessage(), await aMessage()];
    const suspect = await aMessage({ website: 'https://example.com' });
    await reply(replied);
    await change([closed], 'closed');
    await change([spam], 'spam');
    expect(await idsOf('?list=open')).toEqual([open]);
    expect(await idsOf('?list=replied')).toEqual([replied]);
    expect(await idsOf('?list=closed')).toEqual([closed]);
    expect(await idsOf('?list=spam')).toEqual([suspect, spam]);
  });
  it('are found by name, words, whole address and number, and not by a part of an address', async () => {
    const found = await aMessage({ name: 'Zoé Tremblay', email: 'Zoe@Example.com', message: 'A question on parking' });
    const { reference } = await get(found);
    await aMessage();
    for (const search of ['zoe', 'park', 'Tremblay park', 'zoe@example.com', reference.toLowerCase()])
      expect(await idsOf(`?search=${encodeURIComponent(search)}`)).toEqual([found]);
    expect(await idsOf('?search=oe@example.com')).toEqual([]);
    expect(await idsOf('?list=closed&search=zoe')).toEqual([]);
    expect((await app.get('/support/messages?search=zo', { as: support })).status).toBe(422);
  });
  it('are paged in the database', async () => {
    await app.sql(`
      insert into form_submission (key, form_key, answers, language, is_suspect, waiting_since)
      select 'bulk' || n, 'contact', '{"name": "L", "email": "l@example.com", "topic": "home", "message": "Hello"}',
        'en-CA', false, now() - n * interval '1 minute' from generate_series(1, 60) n`);
    const { conversations, pagination } = await list('?page=3');
    expect([conversations.length, pagination.total, pagination.currentPage]).toEqual([10, 60, 3]);
  });
});

describe('MESSAGE-2 the person of a conversation', () => {
  it('has a masked address, which is shown on request and recorded', async () => {
    const id = await aMessage();
    const detail = await get(id);
    expect(detail).toMatchObject({ name: 'Leila Haddad', maskedEmail: 'l•••@example.com', list: 'open', version: 1 });
    expect(JSON.stringify([detail, await list()])).not.toContain('leila@');
    expect(await jobs('personal-data.viewed')).toEqual([]);
    expect((await call(`${id}/sender`, support)).body).toEqual({ email: 'leila@example.com' });
    expect(await jobs('personal-data.viewed')).toEqual([
      expect.objectContaining({ personId: support.subject.sub, objectKind: 'conversation', objectId: id }),
    ]);
  });
  it('is unknown under another id', async () => {
    for (const path of ['sender', 'claim'])
      expect(await call(`${randomUUID()}/${path}`, support)).toMatchObject({
        status: 404,
        body: { code: 'conversation-not-found' },
      });
    expect((await app.get(`/support/messages/${randomUUID()}`, { as: support })).status).toBe(404);
    expect((await app.get('/support/messages/1', { as: support })).status).toBe(422);
  });
});

describe('MESSAGE-3 a claim', () => {
  const colleague = asStaff(['viewFormSubmissions', 'modifyReportedListings'], 'support');
  it('lasts half an hour, and is taken by one of two at once', async () => {
    const id = await aMessage();
    const claims = await Promise.all([call(`${id}/claim`, support), call(`${id}/claim`, colleague)]);
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = claims[0]?.status === 200 ? support : colleague;
    const loser = winner === support ? colleague : support;
    expect((await get(id)).claimedBy).toBe(winner.subject.sub);
    await app.sql(`update form_submission set claimed_at = now() - interval '31 minutes'`);
    expect((await get(id)).claimedBy).toBeUndefined();
    expect((await call(`${id}/claim`, loser)).status).toBe(200);
  });
});

describe('MESSAGE-6 the state of conversations', () => {
  it('changes for many at once, with one audit event for each that changed', async () => {
    const ids = [await aMessage(), await aMessage()];
    expect((await change([...ids, randomUUID()], 'closed')).body).toEqual({ changed: 2 });
    expect((await change(ids, 'closed')).body).toEqual({ changed: 0 });
    expect(await jobs('resource.changed')).toHaveLength(2);
    expect((await change(ids, 'open')).body).toEqual({ changed: 2 });
    expect((await idsOf()).toSorted()).toEqual(ids.toSorted());
  });
  it('is refused for none, more than 50 and the same twice', async () => {
    const id = randomUUID();
    for (const ids of [[], [id, id], Array.from({ length: 51 }, () => randomUUID()), ['x']])
      expect((await change(ids, 'closed')).status).toBe(422);
    expect((await change([id], 'nonsense')).status).toBe(422);
  });
});

describe('MESSAGE-8 access to conversations', () => {
  it('comes before validation: reading and acting need their permissions', async () => {
    const reader = asStaff(['viewFormSubmissions'], 'support');
    const writer = asStaff(['modifyReportedListings'], 'support');
    for (const path of ['x/claim', 'x/replies', 'state', 'x/held/x']) {
      expect((await call(path, guest)).status).toBe(401);
      for (const as of [asRenter(), reader]) expect((await call(path, as)).status).toBe(403);
    }
    for (const path of ['?list=x', '/x']) {
      expect((await app.get(`/support/messages${path}`, { as: writer })).status).toBe(403);
      expect((await app.get(`/support/messages${path}`, { as: reader })).status).toBe(422);
    }
    expect((await call('x/sender', writer)).status).toBe(403);
  });
});
