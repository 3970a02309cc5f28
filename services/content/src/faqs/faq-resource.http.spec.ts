import { asRenter, asStaff, guest, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewFaqs', 'createFaqs', 'modifyFaqs']);
const reader = asStaff(['viewFaqs'], 'support');
const text = (english: string, french?: string) => ({ 'en-CA': english, ...(french ? { 'fr-CA': french } : {}) });
const topicId = async (): Promise<string> => (await app.get('/admin/faq-topics', { as: editor })).body.records[0].id;
const aFaq = async (over: object = {}) => ({
  question: text('May I bring a cat?', 'Puis-je avoir un chat ?'),
  answer: text('<p>Ask the landlord.</p>'),
  topic: await topicId(),
  position: 900,
  state: 'published',
  ...over,
});
const create = async (over: object = {}) =>
  (await app.post('/admin/faqs', { as: editor, body: await aFaq(over) })).body as { id: string; version: number };
const list = (query = '') => app.get(`/admin/faqs${query}`, { as: editor });
const patch = (id: string, body: object) => app.patch(`/admin/faqs/${id}`, { as: editor, body });
const publicQuestions = async (): Promise<string[]> =>
  (await app.get('/faqs')).body.faqs.map(({ question }: { question: string }) => question);

describe('list of a resource', () => {
  it('is paged and bounded', async () => {
    const { body } = await list('?perPage=5&page=2');
    expect(body.records).toHaveLength(5);
    expect(body.pagination).toMatchObject({ currentPage: 2, showing: { start: 6, end: 10 } });
    for (const query of ['?perPage=101', '?perPage=0', '?page=0', '?page=1001', '?page=x', '?unknown=1'])
      expect((await list(query)).status).toBe(422);
    expect((await list('?page=1000')).body.pagination).toEqual({
      currentPage: 1,
      showing: { start: 1, end: 21 },
      total: 21,
      more: false,
    });
  });
  it('is sorted by the fields that it offers only', async () => {
    const positions = async (sort: string) =>
      (await list(`?perPage=100&sort=${sort}`)).body.records.map(({ position }: { position: number }) => position);
    const ascending = await positions('position');
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    expect(await positions('-position')).toEqual([...ascending].reverse());
    for (const sort of ['key', 'id', '-', 'position;drop table faq', "position'", 'position desc'])
      expect((await list(`?sort=${encodeURIComponent(sort)}`)).status).toBe(422);
  });
  it('is searched by the beginnings of words, in all languages and fields', async () => {
    await create({ question: text('Is 100% of the deposit back?', 'Le dépôt zinzolin revient-il ?') });
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).body.pagination.total as number;
    expect(await found('100% of the')).toBe(1);
    expect(await found('ZINZO')).toBe(1);
    expect(await found('landlord dépôt zinzolin')).toBe(1);
    expect(await found('inzolin')).toBe(0);
    expect(await found('zinzolin absent')).toBe(0);
    for (const search of ["' or 1=1 --", '\\', ':words', '%', '_', '"', '! & | <-> ( :*', 'a:b\\'])
      expect((await list(`?search=${encodeURIComponent(search)}`)).status).toBe(200);
    for (const search of ['\0', 'x'.repeat(101)])
      expect((await list(`?search=${encodeURIComponent(search)}`)).status).toBe(422);
  });
  it('is searched in a large table by its index', async () => {
    const plan = await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      return manager.query<object[]>(`
        explain select 1 from faq record where record.deleted_at is null
        and (to_tsvector('simple', record.question) || to_tsvector('simple', record.answer)) @@ to_tsquery('simple', 'a:*')`);
    });
    expect(JSON.stringify(plan)).toContain('faq_search');
  });
  it('is filtered by state and topic', async () => {
    await create({ state: 'draft' });
    const { body } = await list('?state=draft&perPage=100');
    expect(body.records.length).toBeGreaterThan(0);
    expect(body.records.every(({ state }: { state: string }) => state === 'draft')).toBe(true);
    expect((await list('?topic=no-such-topic')).body.records).toEqual([]);
    expect((await list('?state=secret')).status).toBe(422);
  });
});

describe('record of a resource', () => {
  it('is created, shown and modified field by field; its version increases', async () => {
    const { id, version } = await create();
    expect(version).toBe(1);
    const { status, body } = await patch(id, { version: 1, position: 7 });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, version: 2, position: 7, state: 'published' } });
    expect((await app.get(`/admin/faqs/${id}`, { as: reader })).body).toEqual(body);
  });
  it('is not saved over a change of someone else', async () => {
    const { id } = await create();
    await patch(id, { version: 1, position: 7 });
    const { status, body } = await patch(id, { version: 1, position: 8 });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { id, version: 2, position: 7 } },
    });
  });
  it('is saved once by two saves at the same time', async () => {
    for (const round of raceRounds(5)) {
      const { id } = await create({ position: round });
      const saves = await Promise.all([1, 2, 3, 4].map((position) => patch(id, { version: 1, position })));
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      // Without the condition on the version, the key of the history refuses the second save: with another code.
      const refused = saves.filter(({ status }) => status === 409);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['version-conflict']));
      expect((await app.get(`/admin/faqs/${id}`, { as: editor })).body.version).toBe(2);
    }
  });
  it('moves to the trash and back', async () => {
    const { id } = await create({ question: text('Where is the trash?') });
    const { body } = await app.delete(`/admin/faqs/${id}`, { as: editor, body: { version: 1 } });
    expect(body).toMatchObject({ id, version: 2, deletedAt: expect.any(String) });
    expect(await publicQuestions()).not.toContain('Where is the trash?');
    expect((await patch(id, { version: 2, position: 1 })).status).toBe(404);
    const trash = (await list('?trash=true')).body.records as { id: string }[];
    expect(trash.map((one) => one.id)).toContain(id);
    expect((await list('?perPage=100')).body.records.map((one: { id: string }) => one.id)).not.toContain(id);
    const restored = await app.post(`/admin/faqs/${id}/restore`, { as: editor, body: { version: 2 } });
    expect(restored.body).toMatchObject({ id, version: 3 });
    expect(restored.body.deletedAt).toBeUndefined();
    expect(await publicQuestions()).toContain('Where is the trash?');
  });
  it('moves to the trash and back with others by one call, with a result and an audit event each', async () => {
    const [one, changed] = [await create(), await create()];
    await patch(changed.id, { version: 1, position: 5 });
    await app.sql('delete from job');
    const bulk = (action: string, records: object[]) =>
      app.post('/admin/faqs/bulk', { as: editor, body: { action, records }, headers: { 'accept-language': 'fr-CA' } });
    const { status, body } = await bulk('remove', [
      { id: one.id, version: 1 },
      { id: changed.id, version: 1 },
      { id: 'x', version: 1 },
    ]);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        results: [
          { id: one.id },
          { id: changed.id, code: 'version-conflict', message: expect.any(String) },
          { id: 'x', code: 'not-found', message: expect.stringMatching(/[Pp]as|n’/) },
        ],
      },
    });
    const events = await app.sql<{ payload: object }>(`select payload from job where name = 'resource.changed'`);
    expect(events.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ recordId: one.id, action: 'removed', personId: editor.subject.sub }),
    ]);
    expect((await bulk('restore', [{ id: one.id, version: 2 }])).body).toEqual({ results: [{ id: one.id }] });
    expect((await app.get(`/admin/faqs/${one.id}`, { as: editor })).body.deletedAt).toBeUndefined();
    const many = Array.from({ length: 101 }, () => ({ id: one.id, version: 3 }));
    for (const records of [[], many, [{ id: one.id }]]) expect((await bulk('remove', records)).status).toBe(422);
    expect((await bulk('destroy', [{ id: one.id, version: 3 }])).status).toBe(422);
  });
  it('has a history, and returns to any version of it', async () => {
    const [{ id, position }] = (await list('?perPage=1')).body.records;
    await patch(id, { version: 1, position: 800 });
    await patch(id, { version: 2, position: 801 });
    const { changes } = (await app.get(`/admin/faqs/${id}/history`, { as: reader })).body;
    expect(changes).toMatchObject([
      { version: 3, action: 'modified', actorId: editor.subject.sub, before: { position: 800 } },
      { version: 2, action: 'modified', before: { position }, after: { position: 800 } },
    ]);
    const revert = (version: number, to: number) =>
      app.post(`/admin/faqs/${id}/revert`, { as: editor, body: { version, to } });
    expect((await revert(3, 2)).body).toMatchObject({ version: 4, position: 800 });
    expect((await revert(4, 1)).body).toMatchObject({ version: 5, position });
    expect((await revert(5, 99)).body.code).toBe('version-not-found');
    expect((await revert(4, 2)).status).toBe(409);
  });
  it('is reported to the audit log', async () => {
    await app.sql('delete from job');
    const { id } = await create();
    const rows = await app.sql<{ payload: object }>(`select payload from job where name = 'resource.changed'`);
    expect(rows.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ personId: editor.subject.sub, resource: 'faqs', recordId: id, action: 'created' }),
    ]);
  });
  it.each(['x', '%00', '1', "'", 'zzzz'.repeat(30)])('is not found or refused for the id %s', async (id) => {
    expect([404, 422]).toContain((await app.get(`/admin/faqs/${id}`, { as: editor })).status);
  });
});

describe('access to a resource', () => {
  it('comes before validation, by permission', async () => {
    const { id } = await create();
    const calls = (as: typeof guest) => [
      app.post('/admin/faqs', { as, body: { nonsense: 1 } }),
      app.patch(`/admin/faqs/${id}`, { as, body: { nonsense: 1 } }),
      app.delete(`/admin/faqs/${id}`, { as, body: {} }),
      app.post(`/admin/faqs/${id}/restore`, { as, body: {} }),
      app.post(`/admin/faqs/${id}/revert`, { as, body: {} }),
    ];
    const statuses = async (as: typeof guest) => (await Promise.all(calls(as))).map(({ status }) => status);
    expect(new Set(await statuses(guest))).toEqual(new Set([401]));
    expect(new Set(await statuses(asRenter()))).toEqual(new Set([403]));
    expect(new Set(await statuses(reader))).toEqual(new Set([403]));
    expect(new Set(await statuses(editor))).toEqual(new Set([422]));
    expect((await app.get('/admin/faqs', { as: asRenter() })).status).toBe(403);
    expect((await app.get('/admin/faqs', { as: reader })).status).toBe(200);
  });
  it('changes no field that is not an input', async () => {
    const { id } = await create();
    for (const field of ['id', 'key', 'deletedAt', 'updatedAt', 'publishedAt', '__proto__', 'constructor'])
      expect([400, 422]).toContain((await patch(id, JSON.parse(`{"version": 1, "${field}": "x"}`))).status);
    for (const body of [{ state: null }, { question: null }, { question: 'x' }, { position: -1 }, { question: {} }])
      expect((await patch(id, { version: 1, ...body })).status).toBe(422);
  });
});

describe('FAQ', () => {
  it('shows sanitized HTML', async () => {
    const answer = text('<h2>A</h2><script>alert(1)</script><a href="javascript:x">b</a><ul><li>c</li></ul>');
    const { body } = await app.post('/admin/faqs', { as: editor, body: await aFaq({ answer }) });
    expect(body.answer['en-CA']).toBe('<h2>A</h2><a>b</a><ul><li>c</li></ul>');
    await app.sql(`update faq set answer = '{"en-CA": "<script>run()</script>d"}' where id = $1`, [body.id]);
    expect((await app.get(`/admin/faqs/${body.id}`, { as: editor })).body.answer['en-CA']).toBe('d');
  });
  it('needs an answer that is left when scripts are removed', async () => {
    const body = await aFaq({ answer: text('<img src=x onerror=run()>') });
    expect((await app.post('/admin/faqs', { as: editor, body })).body.code).toBe('empty-text');
  });
  it('is public at once when it is published, and not as a draft', async () => {
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const before = await version();
    const { id } = await create({ question: text('Only a draft?'), state: 'draft' });
    expect(await publicQuestions()).not.toContain('Only a draft?');
    await patch(id, { version: 1, state: 'published' });
    expect(await publicQuestions()).toContain('Only a draft?');
    expect(await version()).not.toBe(before);
  });
  it('needs a topic, and a topic with questions stays', async () => {
    const refused = await app.post('/admin/faqs', { as: editor, body: await aFaq({ topic: 'none' }) });
    expect(refused.body).toMatchObject({ code: 'topic-not-found', errors: { topic: [expect.any(String)] } });
    const topic = (await app.post('/admin/faq-topics', { as: editor, body: { name: text('Pets'), position: 9 } })).body;
    await create({ topic: topic.id });
    const remove = (id: string) => app.delete(`/admin/faq-topics/${id}`, { as: editor, body: { version: 1 } });
    expect((await remove(topic.id)).body.code).toBe('topic-in-use');
    const empty = (await app.post('/admin/faq-topics', { as: editor, body: { name: text('None'), position: 9 } })).body;
    expect((await remove(empty.id)).status).toBe(200);
  });
});
