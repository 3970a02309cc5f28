import { asRenter, asStaff, guest, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { parse } from 'csv-parse/sync';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  const [topic] = (await app.get('/admin/faq-topics', { as: editor })).body.records;
  const texts = { question: { 'en-CA': '=2+3 zinzolin?' }, answer: { 'en-CA': '<p>Ask.</p>' } };
  const body = { ...texts, topic: topic.id, position: 900, state: 'draft' };
  const { id } = (await app.post('/admin/faqs', { as: editor, body })).body;
  await app.sql(
    `insert into faq (key, question, answer, topic_key, position, state)
     select 'copy-' || at, question, answer, topic_key, at, state from faq, generate_series(1, 5600) at where id = $1`,
    [id],
  );
});
afterAll(() => app.stop());

const editor = asStaff(['viewFaqs', 'createFaqs', 'modifyFaqs']);
const reader = asStaff(['viewFaqs'], 'support');
type As = typeof guest;
interface Export {
  readonly state: string;
  readonly written?: number;
  readonly total?: number;
  readonly expiresAt?: string;
}
const start = (as: As, query = '?search=zinzolin') => app.post(`/admin/faqs/export${query}`, { as });
const state = async (as: As): Promise<Export> => (await app.get('/admin/faqs/export/state', { as })).body;
const cancel = (as: As) => app.delete('/admin/faqs/export', { as });
const file = (as: As) => app.get('/admin/faqs/export/file', { as });
const ended = async (as: As): Promise<Export> => {
  const until = Date.now() + 60_000;
  for (let now = await state(as); Date.now() < until; now = await state(as)) if (now.state !== 'running') return now;
  throw new Error('the file was not written in time');
};
const rowsOf = async (as: As) => parse<Record<string, string>>((await file(as)).bytes, { bom: true, columns: true });

/** Inserts a file of which the first of two parts is written, with a job in a state. */
async function insertHalf(as: ReturnType<typeof asStaff>, job: string): Promise<void> {
  await app.sql('delete from list_export');
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
    `insert into list_export (person_id, resource, total, written) values ($1, 'faqs', 3, 2) returning id`,
    [as.subject.sub],
  );
  await app.sql(
    `insert into list_export_part (export_id, number, ids, content)
     select $1, at / 2, array_agg(id::text order by key), case when at / 2 = 0 then E'id\nfirst\nsecond\n' end
     from (select id, key, row_number() over (order by key) - 1 as at from faq limit 3) as faq group by at / 2`,
    [id],
  );
  await app.sql(
    `insert into job (kind, name, key, target, payload, state, worker, locked_until) values
     ('task', 'write-list-export:faqs', $1, 'task:write-list-export:faqs', jsonb_build_object('id', $1::text), $2, 'gone',
     now() - interval '1 second')`,
    [id, job],
  );
}

describe('background file of a list', () => {
  it('has all rows in the order of the list, one header and no formula, and is audited', async () => {
    await app.sql('delete from job');
    const started = await start(reader, '?search=zinzolin&sort=-position');
    expect([started.status, started.body]).toMatchObject([200, { state: 'running', total: 5_601 }]);
    expect(await app.sql(`select payload from job where name = 'resource.exported'`)).toMatchObject([
      { payload: { personId: reader.subject.sub, resource: 'faqs', recordCount: 5_601 } },
    ]);
    const done = await ended(reader);
    expect(done).toMatchObject({ state: 'ready', written: 5_601, total: 5_601 });
    expect(Math.abs(Date.parse(done.expiresAt ?? '') - Date.now() - 24 * 3_600_000)).toBeLessThan(120_000);
    const rows = await rowsOf(reader);
    expect(rows.map(({ position }) => Number(position))).toEqual([
      ...Array.from({ length: 4_701 }, (_, at) => 5_600 - at),
      900,
      ...Array.from({ length: 899 }, (_, at) => 899 - at),
    ]);
    expect(rows[0]?.['question.en-CA']).toBe("'=2+3 zinzolin?");
  });
  it('belongs to the user who asked', async () => {
    expect(await state(editor)).toEqual({ state: 'none' });
    expect((await file(editor)).status).toBe(404);
    await cancel(editor);
    expect((await file(reader)).status).toBe(200);
  });
  it('is one for each user and list while it is written', async () => {
    for (const _ of raceRounds(3)) {
      expect((await cancel(reader)).status).toBe(200);
      const starts = await Promise.all([1, 2, 3, 4].map(() => start(reader)));
      expect(starts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(starts.find(({ status }) => status === 409)?.body.code).toBe('export-running');
    }
    expect((await ended(reader)).state).toBe('ready');
    expect((await start(reader, '?search=absent')).body.total).toBe(0);
    expect(await ended(reader)).toMatchObject({ state: 'ready', total: 0 });
    expect(await rowsOf(reader)).toEqual([]);
  });
  it('is stopped, and then written no further', async () => {
    await start(reader);
    await cancel(reader);
    expect(await state(reader)).toEqual({ state: 'none' });
    expect(await app.sql('select 1 from list_export_part')).toEqual([]);
  });
  it('goes on with the missing part after a crash of its worker', async () => {
    await insertHalf(reader, 'running');
    expect(await ended(reader)).toMatchObject({ state: 'ready', written: 3 });
    const lines = (await file(reader)).bytes.toString('utf8').trim().split('\n');
    expect([lines.slice(0, 3), lines.length]).toEqual([['id', 'first', 'second'], 4]);
  });
  it('has failed once its job is dead, has no file then, and is started again', async () => {
    await insertHalf(reader, 'dead');
    expect(await state(reader)).toMatchObject({ state: 'failed', written: 2 });
    expect((await file(reader)).status).toBe(404);
    expect((await start(reader, '?search=absent')).status).toBe(200);
    expect((await ended(reader)).state).toBe('ready');
  });
  it('is removed after 24 hours', async () => {
    await app.sql(`update list_export set asked_at = now() - interval '24 hours'`);
    expect([await state(reader), (await file(reader)).status]).toEqual([{ state: 'none' }, 404]);
    await app.sql(`update job set run_at = now() where name = 'remove-list-export:faqs'`);
    const until = Date.now() + 20_000;
    while ((await app.sql('select 1 from list_export')).length > 0 && Date.now() < until);
    expect(await app.sql('select 1 from list_export')).toEqual([]);
  });
  it('needs the permission to view the list, before its query is read', async () => {
    const callers = [guest, asRenter(), asStaff(['viewBlogs'])];
    expect(await Promise.all(callers.map(async (as) => (await start(as, '?x=1')).status))).toEqual([401, 403, 403]);
    for (const call of [cancel, file, (as: As) => app.get('/admin/faqs/export/state', { as })])
      expect(await Promise.all(callers.map(async (as) => (await call(as)).status))).toEqual([401, 403, 403]);
  });
});
