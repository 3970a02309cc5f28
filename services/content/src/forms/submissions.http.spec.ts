import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
let last = 0;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from form_submission');
  await app.sql('delete from job');
});

const editor = asStaff(['viewForms', 'modifyForms', 'viewFormSubmissions']);
const support = asStaff(['viewFormSubmissions'], 'support');
const send = async (given: object = {}, language = 'en-CA') => {
  const key = `message${String(++last).padStart(16, '0')}`;
  const body = { key, name: 'Leila', email: 'leila@example.com', topic: 'home', page: '/contact', ...given };
  const { status } = await app.post('/forms/contact/submissions', {
    body: { message: `May I rent before I arrive? ${last}`, ...body },
    headers: { 'accept-language': language },
  });
  expect(status).toBe(201);
  const [row] = await app.sql<{ id: string }>('select id from form_submission where key = $1', [key]);
  return row?.id ?? '';
};
const list = async (query = '') => (await app.get(`/admin/forms/contact/submissions${query}`, { as: support })).body;
const idsOf = async (name: string) =>
  (await list(`?list=${name}`)).submissions.map(({ id }: { id: string }) => id) as string[];
const handle = (id: string, isHandled: boolean) =>
  app.patch(`/admin/form-submissions/${id}`, { as: editor, body: { isHandled } });
const remove = (id: string) => app.delete(`/admin/form-submissions/${id}`, { as: editor });
const jobs = async (name: string) =>
  (await app.sql<{ payload: object }>('select payload from job where name = $1', [name])).map(({ payload }) => payload);

describe('the submissions of a form', () => {
  it('are listed newest first, as they were written, with page and language', async () => {
    const old = await send();
    const markup = await send({ message: '<script>alert(1)</script>' }, 'fr-CA');
    const { submissions, pagination } = await list();
    expect(submissions.map(({ id }: { id: string }) => id)).toEqual([markup, old]);
    expect(submissions[0]).toEqual({
      id: markup,
      sentAt: expect.stringMatching(/Z$/),
      isSuspect: false,
      language: 'fr-CA',
      page: '/contact',
      answers: { name: 'Leila', email: 'leila@example.com', topic: 'home', message: '<script>alert(1)</script>' },
    });
    expect(pagination).toMatchObject({ currentPage: 1, total: 2 });
  });
  it('are paged in the database', async () => {
    await app.sql(`
      insert into form_submission (key, form_key, answers, language, is_suspect, sent_at)
      select 'bulk' || n, 'contact', '{"name": "L", "email": "l@example.com", "topic": "home", "message": "Hello"}',
        'en-CA', false, now() - n * interval '1 minute' from generate_series(1, 60) n`);
    const { submissions, pagination } = await list('?page=3');
    expect([submissions.length, pagination.total, pagination.currentPage]).toEqual([10, 60, 3]);
    expect((await app.get('/admin/forms/contact/submissions?page=0', { as: support })).status).toBe(422);
  });
  it('that a program may have sent are in a list of their own', async () => {
    const [open, suspect] = [await send(), await send({ website: 'https://example.com' })];
    expect([await idsOf('open'), await idsOf('suspect')]).toEqual([[open], [suspect]]);
    await handle(suspect, true);
    expect([await idsOf('suspect'), await idsOf('handled')]).toEqual([[suspect], []]);
  });
  it('are marked as handled and reopened, with one audit event a change', async () => {
    const id = await send();
    for (const isHandled of [true, true]) expect((await handle(id, isHandled)).status).toBe(200);
    expect([await idsOf('open'), await idsOf('handled')]).toEqual([[], [id]]);
    expect((await list('?list=handled')).submissions[0].handledAt).toEqual(expect.any(String));
    expect(await jobs('resource.changed')).toEqual([
      expect.objectContaining({ resource: 'formSubmissions', recordId: id, action: 'modified' }),
    ]);
    await handle(id, false);
    expect([await idsOf('open'), await idsOf('handled')]).toEqual([[id], []]);
  });
  it('are deleted for good', async () => {
    const id = await send();
    expect((await remove(id)).status).toBe(200);
    expect(await app.sql('select 1 from form_submission')).toEqual([]);
    expect(await jobs('resource.changed')).toEqual([expect.objectContaining({ recordId: id, action: 'removed' })]);
    for (const response of [await remove(id), await handle(id, true)]) expect(response.status).toBe(404);
  });
  it('are counted for the list of forms, without suspect and handled ones', async () => {
    await send();
    await send({ website: 'https://example.com' });
    await handle(await send(), true);
    const { records } = (await app.get('/admin/forms', { as: editor })).body;
    expect(records).toEqual([expect.objectContaining({ id: 'contact', openSubmissions: 1 })]);
  });
});

describe('the file of submissions', () => {
  const file = (query = '', language = 'en-CA') =>
    app.get(`/admin/forms/contact/submissions/export${query}`, {
      as: support,
      headers: { 'accept-language': language },
    });
  it('has a list in the language of the page, and no cell that a spreadsheet would execute', async () => {
    await send({ message: '=HYPERLINK("https://evil.example")', name: '@Leila' }, 'fr-CA');
    await send({ website: 'https://example.com' });
    const { bytes, headers } = await file('', 'fr-CA');
    const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\n');
    expect(head).toMatch(/^\uFEFFEnvoyé \(UTC\),Nom,Courriel,Sujet,Message/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`'@Leila,leila@example.com,Un logement,"'=HYPERLINK(`);
    expect(headers['content-disposition']).toBe('attachment; filename="messages.csv"');
  });
  it('is recorded with its size', async () => {
    await send();
    await file();
    expect(await jobs('form-submissions.exported')).toEqual([
      expect.objectContaining({ personId: support.subject.sub, submissionCount: 1 }),
    ]);
  });
  it('is refused above 10,000 rows', async () => {
    await app.sql(`
      insert into form_submission (key, form_key, answers, language, is_suspect)
      select 'bulk' || n, 'contact', '{}', 'en-CA', true from generate_series(1, 10001) n`);
    expect((await file('?list=suspect')).body).toMatchObject({ code: 'too-many-rows' });
    expect(await jobs('form-submissions.exported')).toEqual([]);
  });
});

describe('access to submissions', () => {
  it('comes before validation: support reads, administrators change', async () => {
    const change = (as: typeof guest) => app.patch('/admin/form-submissions/x', { as, body: { nonsense: 1 } });
    const read = (as: typeof guest) => app.get('/admin/forms/contact/submissions?page=x', { as });
    expect([(await change(guest)).status, (await read(guest)).status]).toEqual([401, 401]);
    for (const as of [asRenter(), asStaff(['viewForms'])])
      expect([(await change(as)).status, (await read(as)).status]).toEqual([403, 403]);
    expect([(await change(support)).status, (await read(support)).status]).toEqual([403, 422]);
    expect((await change(editor)).status).toBe(422);
  });
});
