import { asRenter, asStaff, guest, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewFaqs', 'createFaqs', 'modifyFaqs']);
const reader = asStaff(['viewFaqs'], 'support');
const other = asStaff(['viewFaqs', 'createFaqs', 'modifyFaqs']);
type Reference = { readonly id: string; readonly version: number; readonly name: string };
type Result = { readonly id: string; readonly code?: string; readonly message?: string };

const create = async (question: object, over: object = {}): Promise<{ id: string; version: number }> => {
  const [topic] = (await app.get('/admin/faq-topics', { as: editor })).body.records;
  const texts = { question, answer: { 'en-CA': '<p>Ask.</p>' } };
  const body = { ...texts, topic: topic.id, position: 900, state: 'draft', ...over };
  return (await app.post('/admin/faqs', { as: editor, body })).body;
};
const references = async (query: string, language = 'en-CA') =>
  (await app.get(`/admin/faqs/references${query}`, { as: editor, headers: { 'accept-language': language } })).body as {
    records: Reference[];
    more: boolean;
  };
const bulk = async (action: string, records: readonly object[], as = editor) =>
  (await app.post('/admin/faqs/bulk', { as, body: { action, records } })).body.results as Result[];
const toReference = ({ id, version }: { id: string; version: number }) => ({ id, version });

describe('selection of a whole list', () => {
  it('is the records of all pages by id, version and name, in the order of the list', async () => {
    await create({ 'en-CA': 'Is a zinzolin sofa allowed?', 'fr-CA': 'Un sofa zinzolin est-il permis ?' });
    await create({ 'en-CA': 'Is a zinzolin bed allowed?' }, { position: 899 });
    const { records, more } = await references('?search=zinzolin&sort=position', 'fr-CA');
    expect(records.map(({ name }) => name)).toEqual(['Is a zinzolin bed allowed?', 'Un sofa zinzolin est-il permis ?']);
    const [{ id, version }] = (await app.get('/admin/faqs?search=zinzolin&sort=position', { as: editor })).body.records;
    expect([records[0], more]).toEqual([{ id, version, name: 'Is a zinzolin bed allowed?' }, false]);
    expect((await references('?search=zinzolin&state=published')).records).toEqual([]);
    expect((await references('?search=zinzolin&trash=true')).records).toEqual([]);
    expect((await app.get('/admin/faqs/references?page=2', { as: editor })).status).toBe(422);
  });
  it('ends at 5,000 records', async () => {
    const { id } = await create({ 'en-CA': 'How many are selected?' });
    const copy = (count: number) =>
      app.sql(
        `insert into faq (key, question, answer, topic_key, position, state)
         select 'copy-' || gen_random_uuid(), question, answer, topic_key, position, state
         from faq, generate_series(1, $2::int) where id = $1`,
        [id, count],
      );
    await copy(4_999);
    const all = await references('?search=selected');
    expect([all.records.length, all.more]).toEqual([5_000, false]);
    await copy(1);
    const first = await references('?search=selected');
    expect([first.records.length, first.more]).toEqual([5_000, true]);
  });
  it('needs the permission of the bulk actions, before its query is read', async () => {
    const statuses = [guest, asRenter(), reader].map(
      async (as) => (await app.get('/admin/faqs/references?x=1', { as })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });
});

describe('publication of many records', () => {
  it('has a result, a version and an audit event each; a record that is in the state is skipped', async () => {
    const [draft, published] = [
      await create({ 'en-CA': 'Draft?' }),
      await create({ 'en-CA': 'Published?' }, { state: 'published' }),
    ];
    await app.sql('delete from job');
    expect(await bulk('publish', [draft, published].map(toReference))).toEqual([
      { id: draft.id },
      { id: published.id, code: 'already-published', message: 'It is already published.' },
    ]);
    const events = await app.sql<{ payload: object }>(`select payload from job where name = 'resource.changed'`);
    expect(events.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ recordId: draft.id, action: 'modified', personId: editor.subject.sub }),
    ]);
    const { changes } = (await app.get(`/admin/faqs/${draft.id}/history`, { as: editor })).body;
    expect(changes[0]).toMatchObject({ version: 2, before: { state: 'draft' }, after: { state: 'published' } });
    expect(await bulk('unpublish', [{ id: draft.id, version: 2 }])).toEqual([{ id: draft.id }]);
    expect(await bulk('unpublish', [{ id: draft.id, version: 3 }])).toMatchObject([{ code: 'already-draft' }]);
    expect(await bulk('publish', [{ id: draft.id, version: 1 }])).toEqual([
      { id: draft.id, code: 'version-conflict', message: 'It was changed after you selected it.' },
    ]);
  });
  it('is refused for a list without states', async () => {
    const [topic] = (await app.get('/admin/faq-topics', { as: editor })).body.records;
    const body = { action: 'publish', records: [toReference(topic)] };
    expect((await app.post('/admin/faq-topics/bulk', { as: editor, body })).status).toBe(422);
  });
  it('is done once for each record by two users at the same time', async () => {
    for (const round of raceRounds(5)) {
      const records = await Promise.all([1, 2, 3].map((n) => create({ 'en-CA': `Round ${round}, ${n}?` })));
      const calls = [editor, other, editor, other].map((as) => bulk('publish', records.map(toReference), as));
      const results = (await Promise.all(calls)).flat();
      expect(results.filter(({ code }) => code === undefined).map(({ id }) => id)).toHaveLength(3);
      // Without the condition on the version, the key of the history refuses the second change: with another code.
      expect(new Set(results.flatMap(({ code }) => code ?? []))).toEqual(new Set(['version-conflict']));
    }
  });
});
