import { createHash, randomUUID } from 'node:crypto';
import {
  asRenter,
  asService,
  asStaff,
  guest,
  startForTest,
  unmappedTables,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { dataMap } from './data-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

let last = 0;
const write = (email: string) =>
  app.post('/forms/contact/submissions', {
    body: {
      key: `people${String(++last).padStart(16, '0')}`,
      name: 'Leila Haddad',
      email,
      topic: 'question',
      message: 'May I rent before I arrive?',
      page: '/contact',
    },
  });
const exportOf = (email?: string) =>
  app.post('/internal/people/export', {
    as: asService('accounts'),
    body: { personId: randomUUID(), ...(email ? { email } : {}) },
  });

/** Delivers the event that a user's account was deleted. */
async function erase(personId: string, email: string): Promise<void> {
  const payload = { personId, emailHash: createHash('sha256').update(email).digest('hex') };
  const { status } = await app.post('/internal/events', {
    as: asService('accounts'),
    body: { key: randomUUID(), name: 'person.erased', at: new Date().toISOString(), payload },
  });
  expect(status).toBe(200);
}

describe('personal data of content', () => {
  it('contains submissions of a verified address, for accounts only', async () => {
    const email = `leila-${randomUUID()}@example.com`;
    await write(email.toUpperCase());
    await write('other@example.com');
    expect((await exportOf(email)).body.sections).toEqual([
      { name: 'form_submission', rows: [expect.objectContaining({ form: 'contact', page: '/contact' })] },
      { name: 'form_message', rows: [] },
    ]);
    expect((await exportOf()).body.sections).toEqual([]);
    for (const as of [guest, asRenter(), asService('catalog')])
      expect((await app.post('/internal/people/export', { as, body: { personId: randomUUID() } })).status).toBe(403);
  });
  it('is erased with the user', async () => {
    const email = `leila-${randomUUID()}@example.com`;
    await write(email);
    await erase(randomUUID(), email);
    expect((await exportOf(email)).body.sections).toEqual([
      { name: 'form_submission', rows: [] },
      { name: 'form_message', rows: [] },
    ]);
    expect((await exportOf('other@example.com')).body.sections[0].rows).toHaveLength(1);
  });
  it('leaves the changes of an erased editor without their author', async () => {
    const as = asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs']);
    const body = { name: { 'en-CA': 'Moving in' }, slug: 'moving-in', position: 5 };
    const { id } = (await app.post('/admin/post-categories', { as, body })).body;
    const authors = async () =>
      (await app.get(`/admin/post-categories/${id}/history`, { as })).body.changes.map(
        ({ actorId }: { actorId?: string }) => actorId,
      );
    const [author] = await authors();
    expect(author).toEqual(expect.any(String));
    await erase(author, 'editor@example.com');
    expect(await authors()).toEqual([undefined]);
  });
  it('ends the edit locks of an erased editor', async () => {
    const [leila, bo] = [randomUUID(), randomUUID()];
    const insert = `insert into edit_lock values ('posts', gen_random_uuid(), $1, now(), now() + interval '5 minutes')`;
    for (const holder of [leila, bo]) await app.sql(insert, [holder]);
    await erase(leila, 'editor@example.com');
    const left = await app.sql('select holder_id from edit_lock where holder_id = any($1)', [[leila, bo]]);
    expect(left).toEqual([{ holder_id: bo }]);
  });
  it('covers every table with personal data in the data map', async () => {
    expect(await unmappedTables(app, dataMap)).toEqual([]);
  });
});
