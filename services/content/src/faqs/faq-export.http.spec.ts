import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { parse } from 'csv-parse/sync';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewFaqs', 'createFaqs', 'modifyFaqs']);
const reader = asStaff(['viewFaqs'], 'support');
const download = (query = '', as: typeof guest = reader) => app.get(`/admin/faqs/export${query}`, { as });
const rowsOf = async (query = '') =>
  parse<Record<string, string>>((await download(query)).bytes, { bom: true, columns: true });
const list = async (query = '') => (await app.get(`/admin/faqs?perPage=100${query}`, { as: reader })).body.records;
const create = async (over: object = {}) => {
  const [{ topic }] = await list();
  const texts = { question: { 'en-CA': 'May I bring a cat?' }, answer: { 'en-CA': '<p>Ask.</p>' } };
  const body = { ...texts, topic, position: 900, state: 'draft', ...over };
  return (await app.post('/admin/faqs', { as: editor, body })).body as { id: string };
};

describe('file of a list', () => {
  it('has all records in the order of the list, with a column for each language of a text', async () => {
    const { status, headers, bytes } = await download('?sort=-position');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="faqs.csv"',
    ]);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [rows, records] = [await rowsOf('?sort=-position'), await list('&sort=-position')];
    expect(rows.map(({ id }) => id)).toEqual(records.map(({ id }: { id: string }) => id));
    const [{ id, version, question, answer, updatedAt }] = records;
    expect(rows[0]).toMatchObject({ id, version: String(version), updatedAt });
    expect(rows[0]).toMatchObject({ 'question.en-CA': question['en-CA'], 'question.fr-CA': question['fr-CA'] });
    expect(rows[0]).toMatchObject({ 'answer.en-CA': answer['en-CA'], 'topicName.en-CA': expect.stringMatching(/./) });
  });
  it('follows the search and the filters, and has the trash', async () => {
    const { id } = await create({ question: { 'en-CA': 'Is a zinzolin sofa allowed?' } });
    await create();
    const ids = async (query: string) => (await rowsOf(query)).map((row) => row['id']);
    expect(await ids('?search=zinzo')).toEqual([id]);
    expect(new Set((await rowsOf('?state=draft')).map(({ state }) => state))).toEqual(new Set(['draft']));
    await app.delete(`/admin/faqs/${id}`, { as: editor, body: { version: 1 } });
    expect([await ids('?search=zinzo'), await ids('?search=zinzo&trash=true')]).toEqual([[], [id]]);
    for (const query of ['?page=1', '?sort=key', '?state=secret', '?unknown=1'])
      expect((await download(query)).status).toBe(422);
  });
  it('has no cell that a spreadsheet would execute', async () => {
    await create({ question: { 'en-CA': '=HYPERLINK("https://evil.example")' } });
    expect((await download('?search=hyperlink')).bytes.toString('utf8')).toContain(`"'=HYPERLINK(`);
  });
  it('is recorded in the audit log', async () => {
    await app.sql('delete from job');
    await download('?state=published');
    const events = await app.sql<{ payload: object }>(`select payload from job where name = 'resource.exported'`);
    const recordCount = (await rowsOf('?state=published')).length;
    expect(events.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ personId: reader.subject.sub, resource: 'faqs', recordCount, ip: expect.any(String) }),
    ]);
  });
  it('has at most 5,000 records', async () => {
    const { id } = await create({ question: { 'en-CA': 'How many are too many?' } });
    const add = (count: number) =>
      app.sql(
        `insert into faq (key, question, answer, topic_key, position, state)
         select 'copy-' || gen_random_uuid(), question, answer, topic_key, position, state
         from faq, generate_series(1, $2::int) where id = $1`,
        [id, count],
      );
    await add(4_999);
    expect(await rowsOf('?search=too%20many')).toHaveLength(5_000);
    await add(1);
    await app.sql('delete from job');
    const refused = await app.get('/admin/faqs/export?search=too%20many', {
      as: reader,
      headers: { 'accept-language': 'fr-CA' },
    });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'too-many-rows', message: expect.stringMatching(/^Cette liste compte plus de 5/) },
    ]);
    expect(await app.sql(`select 1 from job where name = 'resource.exported'`)).toEqual([]);
  });
  it('needs the permission to view the list, before its query is read', async () => {
    const statuses = [guest, asRenter(), asStaff(['viewBlogs'])].map(async (as) => (await download('?x=1', as)).status);
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });
});
