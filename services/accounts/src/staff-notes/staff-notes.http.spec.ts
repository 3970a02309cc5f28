import { randomUUID } from 'node:crypto';
import { staffNotesPerPage, type StaffNote, type StaffNotes } from '@porchlight/contracts/accounts';
import { PersonalData } from '@porchlight/service-kit';
import { asRenter, overlapping, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { dataMap } from '../privacy/data-map.ts';
import { aUser } from '../testing/a-user.ts';
import { asPerson, aStaffMember, type StaffActor } from '../testing/staff-actor.ts';
import { noteStatementsOf } from './note-subjects.ts';

let app: TestApp;
let me: StaffActor;
let colleague: StaffActor;
beforeAll(async () => {
  app = await startForTest(accounts);
  me = await aStaffMember(app, 'support');
  colleague = await aStaffMember(app, 'site-owner');
});
afterAll(() => app.stop());

const aPath = async () => `/support/users/${(await aUser(app)).id}/notes`;
const listAs = async (path: string, as: Actor = me.as) => (await app.get(path, { as })).body as StaffNotes;
const textsOf = async (path: string) => (await listAs(path)).notes.map(({ text }) => text);
async function write(path: string, text = 'Called back', as: Actor = me.as): Promise<StaffNote> {
  const { status, body } = await app.post(path, { as, body: { text } });
  expect(status).toBe(201);
  return body as StaffNote;
}
const edit = (path: string, { id, version }: StaffNote, text: string, as: Actor = me.as) =>
  app.patch(`${path}/${id}`, { as, body: { text, version } });
const remove = (path: string, { id }: StaffNote, as: Actor = me.as) => app.delete(`${path}/${id}`, { as });
const actionsOf = async (id: string) =>
  app.sql<{ action: string; kind: string; actorId: string }>(
    `select action, object_kind as kind, actor_id as "actorId" from audit_event
     where object_id = $1 and action like 'staff-note%' order by id`,
    [id],
  );
const companyOf = async (personId: string) =>
  (await app.sql<{ id: string }>('select company_id as id from person where id = $1', [personId]))[0]?.id ?? '';

describe('notes of staff', () => {
  it.each([
    ['a user', async () => `/support/users/${(await aUser(app)).id}`, 'person'],
    [
      'a company',
      async () => `/support/companies/${await companyOf((await aUser(app, { roles: ['landlord'] })).id)}`,
      'company',
    ],
    ['a listing', () => Promise.resolve(`/support/listings/home${Date.now().toString(36).slice(-6)}`), 'listing'],
  ])('about %s are written, edited and deleted, and each act is audited', async (_, recordOf, kind) => {
    const record = await recordOf();
    const path = `${record}/notes`;
    const note = await write(path, '  Asked for the lease.\nCall back on Monday.  ');
    expect(note).toEqual({
      id: expect.any(String),
      text: 'Asked for the lease.\nCall back on Monday.',
      version: 1,
      createdAt: expect.any(String),
      authorId: me.id,
    });
    expect((await edit(path, note, 'Sent the lease.')).body).toMatchObject({ text: 'Sent the lease.', version: 2 });
    expect(await listAs(path, colleague.as)).toEqual({
      notes: [expect.objectContaining({ text: 'Sent the lease.', editedAt: expect.any(String) })],
      isMore: false,
    });
    expect((await remove(path, note)).status).toBe(200);
    expect(await textsOf(path)).toEqual([]);
    expect(await actionsOf(record.split('/').at(-1) ?? '')).toEqual(
      ['created', 'edited', 'deleted'].map((action) => ({ action: `staff-note.${action}`, kind, actorId: me.id })),
    );
  });
  it('are listed from the newest, twenty at a time', async () => {
    const path = await aPath();
    for (let number = 1; number <= staffNotesPerPage + 2; number += 1) await write(path, `Note ${number}`);
    const first = await listAs(path);
    expect([first.notes[0]?.text, first.notes.length, first.isMore]).toEqual(['Note 22', 20, true]);
    await write(path, 'Written meanwhile');
    const second = await listAs(`${path}?before=${first.notes.at(-1)?.id}`);
    expect([second.notes.map(({ text }) => text), second.isMore]).toEqual([['Note 2', 'Note 1'], false]);
  });
  it.each([
    ['no text', ''],
    ['spaces', '   '],
    ['2,001 characters', 'x'.repeat(2_001)],
    ['a number', 7],
  ])('are texts of up to 2,000 characters: %s is refused', async (_, text) => {
    const { status, body } = await app.post(await aPath(), { as: me.as, body: { text } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['text']]);
  });
  it('are about users and companies that exist', async () => {
    const [decoy, { id }] = [await aUser(app), await aUser(app, { roles: ['landlord'] })];
    const companyId = await companyOf(id);
    await app.sql(`update person set state = 'decoy' where id = $1`, [decoy.id]);
    await app.sql('update company set deleted_at = now() where id = $1', [companyId]);
    for (const record of [`users/${randomUUID()}`, `users/${decoy.id}`, `companies/${companyId}`])
      expect((await app.post(`/support/${record}/notes`, { as: me.as, body: { text: 'x' } })).status).toBe(404);
  });
  it('need the permission that shows the record to read, and that of its acts to write', async () => {
    const path = await aPath();
    const reader = asPerson(me.id, ['showUser', 'showCompany', 'modifyCompanies'], 'support');
    expect((await app.get(path, { as: reader })).status).toBe(200);
    expect((await app.post(path, { as: reader, body: { text: 'x' } })).status).toBe(403);
    for (const as of [asRenter(), asPerson(me.id, ['showCompany'], 'support')])
      expect((await app.get(path, { as })).status).toBe(403);
  });
});

describe('a note of a colleague', () => {
  it('is read by others, and neither edited nor deleted by them', async () => {
    const path = await aPath();
    const note = await write(path);
    expect((await listAs(path, colleague.as)).notes).toEqual([note]);
    expect(await edit(path, note, 'Other', colleague.as)).toMatchObject({
      status: 404,
      body: { code: 'note-not-found' },
    });
    expect((await remove(path, note, colleague.as)).status).toBe(404);
    expect((await listAs(path)).notes).toEqual([note]);
  });
  it('is not reached by the address of another record', async () => {
    const [path, other] = [await aPath(), await aPath()];
    const note = await write(path);
    expect([(await edit(other, note, 'Other')).status, (await remove(other, note)).status]).toEqual([404, 404]);
    expect(await textsOf(path)).toEqual(['Called back']);
  });
  it('of two edits of one version keeps the first, and the second gets what is stored', async () => {
    const path = await aPath();
    const note = await write(path);
    const responses = await overlapping(
      app,
      { text: 'select from staff_note where id = $1 for update', values: [note.id], holds: 'update staff_note' },
      () => [edit(path, note, 'First'), edit(path, note, 'Second')],
    );
    const [saved, refused] = responses.sort((one, other) => one.status - other.status);
    expect([saved?.status, refused?.status]).toEqual([200, 409]);
    expect(refused?.body).toMatchObject({ code: 'version-conflict', current: saved?.body });
    expect(await textsOf(path)).toEqual([saved?.body.text]);
  });
});

describe('notes and accounts that end', () => {
  it('about a user are deleted with the account; those by an author stay without the author', async () => {
    const [user, author] = [await aUser(app), await aStaffMember(app, 'support')];
    const [path, other] = [`/support/users/${user.id}/notes`, await aPath()];
    await write(path);
    await write(other, 'By a former colleague', author.as);
    const { manager } = app.app.get(DataSource);
    for (const personId of [user.id, author.id])
      await new PersonalData(dataMap).erase(manager, { personId, emailHash: 'a'.repeat(64) });
    expect(await app.sql('select from staff_note where person_id = $1', [user.id])).toEqual([]);
    const [note] = (await listAs(other)).notes;
    expect(note).toMatchObject({ text: 'By a former colleague' });
    expect(note).not.toHaveProperty('authorId');
  });
  it('about an account that was merged are shown, edited and deleted on the record of the survivor', async () => {
    const [survivor, merged] = [await aUser(app), await aUser(app)];
    const [path, mergedPath] = [`/support/users/${survivor.id}/notes`, `/support/users/${merged.id}/notes`];
    await write(path, 'Of the survivor');
    const note = await write(mergedPath, 'Of the merged account');
    await app.sql(`update person set state_before_merge = state, state = 'merged', merged_into_id = $2 where id = $1`, [
      merged.id,
      survivor.id,
    ]);
    expect(await textsOf(path)).toEqual(['Of the merged account', 'Of the survivor']);
    expect((await edit(path, note, 'Edited')).status).toBe(200);
    // The merge is undone.
    await app.sql(
      `update person set state = 'active', state_before_merge = null, merged_into_id = null where id = $1`,
      [merged.id],
    );
    expect([await textsOf(path), await textsOf(mergedPath)]).toEqual([['Of the survivor'], ['Edited']]);
  });
  it('leave no note 24 months after its last edit', async () => {
    const path = await aPath();
    for (const text of ['Old', 'Old, but edited', 'Recent']) await write(path, text);
    await app.sql(`update staff_note set created_at = now() - interval '25 months' where text like 'Old%'`);
    await app.sql(`update staff_note set edited_at = now() where text = 'Old, but edited'`);
    for (const sweep of accounts.definition.sweeps ?? []) await app.sql(sweep);
    expect(await textsOf(path)).toEqual(['Recent', 'Old, but edited']);
  });
});

describe('the list of notes', () => {
  it.each([
    ['person', async () => (await aUser(app)).id],
    ['listing', () => Promise.resolve('home000000')],
  ] as const)('of a %s reads an index, and no more rows than are shown', async (kind, idOf) => {
    const id = await idOf();
    await app.sql(`insert into staff_note (${kind}_id, text) select $1, 'Note ' || n from generate_series(1, 5000) n`, [
      id,
    ]);
    await app.sql(`insert into staff_note (listing_id, text) select 'other00000', 'x' from generate_series(1, 20000)`);
    await app.sql('analyze staff_note');
    const explain = `explain (analyze, timing off, costs off) ${noteStatementsOf(kind).page}`;
    const plan = (await app.sql<{ 'QUERY PLAN': string }>(explain, [id, null])).map((row) => row['QUERY PLAN']);
    expect(plan.filter((line) => line.includes(`staff_note_${kind}_id`))).toEqual([
      expect.stringMatching(/actual rows=21(\.\d+)? loops=1/),
    ]);
    expect(plan.join('\n')).not.toMatch(/Seq Scan on staff_note/);
  });
});
