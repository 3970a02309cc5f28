import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { RestrictedIdentifiers } from '../account-reviews/restricted-identifiers.ts';
import { aUser } from '../testing/a-user.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { ImportSteps } from './running/import-steps.ts';
import { aSpreadsheet } from './testing/a-spreadsheet.ts';
import { aRow, csvOf, importsIn } from './testing/imports-in.ts';

let app: TestApp;
let imports: Awaited<ReturnType<typeof importsIn>>;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
beforeEach(async () => {
  imports = await importsIn(app);
});

const auditedOf = async (id: string) =>
  (await app.sql<{ action: string }>('select action from audit_event where object_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );
const personIdOf = async (email: string) => (await imports.personOf(email))?.id ?? '';

describe('a file of accounts', () => {
  it('is read with its columns, their first values and the columns that are guessed', async () => {
    const row = aRow();
    const { status, body } = await imports.upload(csvOf([row]));
    expect([status, body.state, body.rowCount, body.fileName]).toEqual([201, 'uploaded', 1, 'landlords.csv']);
    expect(body.columns[4]).toEqual({ name: 'email', samples: [row['email']] });
    expect(body.mapping).toContainEqual({ field: 'email', column: 4 });
    expect(body.mapping).toHaveLength(8);
    expect(await imports.personOf(row['email'] ?? '')).toBeUndefined();
  });
  it.each([
    ['an empty file', Buffer.alloc(0), 'This file is empty'],
    ['a damaged spreadsheet', Buffer.from('PK\u0003\u0004'), 'can’t read this spreadsheet'],
    ['another type', Buffer.from('%PDF-1.7'), 'neither CSV nor XLSX'],
    ['another encoding', Buffer.from('a,b\n1,caf\xe9', 'latin1'), 'isn’t in UTF-8'],
    ['no rows', Buffer.from('a,b\n'), 'no rows'],
  ])('is refused with the reason: %s', async (_, file, message) => {
    const refused = await imports.upload(file);
    expect([refused.status, refused.body.code]).toEqual([422, 'import-refused']);
    expect(refused.body.message).toContain(message);
  });
  it('is a spreadsheet, too', async () => {
    const row = aRow();
    const { status, body } = await imports.upload(aSpreadsheet([Object.keys(row), Object.values(row)]));
    expect([status, body.rowCount, body.mapping.length]).toEqual([201, 1, 8]);
    const { counts } = (await imports.post(body.id, 'dry-run', { mapping: body.mapping })).body;
    expect(counts.create).toBe(1);
  });
  it('is refused above 10 MB', async () => {
    expect((await imports.upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });
  it('is read 30 times an hour at most', async () => {
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await imports.upload(Buffer.alloc(0))).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
  });
  it('is not read without the permission', async () => {
    const other = asStaff(['modifyUsers', 'createUsers', 'showUsers']);
    expect((await imports.upload(Buffer.alloc(0), other)).status).toBe(403);
    const { id } = await imports.dryRun([aRow()]);
    expect((await imports.post(id, 'confirm', {}, other)).status).toBe(403);
    expect((await app.get(`${imports.path}/${id}/rows`, { as: other })).status).toBe(403);
  });
  it('suggests the columns that were chosen for the last file with this header', async () => {
    const file = Buffer.from('a,b,c,d,e\n1,Maple,Amara,Okafor,x@example.com');
    const chosen = imports.mapping(['external_ref', 'company_name', 'first_name', 'last_name', 'email']);
    const first = (await imports.upload(file)).body;
    expect(first.mapping).toEqual([]);
    await imports.post(first.id, 'dry-run', { mapping: chosen });
    expect((await imports.upload(file)).body.mapping).toEqual(chosen);
  });
  it('is deleted with its rows until it is confirmed', async () => {
    const { id } = await imports.dryRun([aRow()]);
    expect((await app.delete(`${imports.path}/${id}`, { as: imports.support })).status).toBe(200);
    expect(await app.sql('select from account_import_row where import_id = $1', [id])).toEqual([]);
    const { id: done } = await imports.run([aRow()]);
    expect((await app.delete(`${imports.path}/${done}`, { as: imports.support })).body.code).toBe('import-changed');
  });
});

describe('the dry run', () => {
  it('judges each row by its line and column, and changes no account', async () => {
    const owner = await aUser(app);
    const [known, other] = [aRow(), aRow()];
    await imports.run([known, other]);
    const [first, changed] = [aRow(), { ...known, city: 'Ottawa' }];
    const checked = await imports.dryRun([
      first,
      changed,
      aRow({ email: 'amara' }),
      aRow({ external_ref: first['external_ref'] ?? '' }),
      aRow({ email: owner.email }),
      aRow({ email: other['email'] ?? '' }),
    ]);
    expect(checked.state).toBe('dry_run');
    expect(checked.counts).toMatchObject({ create: 1, update: 1, skip: 0, conflict: 2, error: 2, created: 0 });
    expect((await imports.rowsOf(checked.id)).map(({ line, plan, issues }) => ({ line, plan, issues }))).toEqual([
      { line: 2, plan: 'create', issues: [] },
      { line: 3, plan: 'update', issues: [] },
      { line: 4, plan: 'error', issues: [{ code: 'invalid', field: 'email', column: 'email' }] },
      { line: 5, plan: 'error', issues: [{ code: 'repeated-reference', line: 2 }] },
      { line: 6, plan: 'conflict', issues: [{ code: 'email-taken' }] },
      { line: 7, plan: 'conflict', issues: [{ code: 'reference-differs' }] },
    ]);
    expect(await imports.rowsOf(checked.id, 'problems')).toHaveLength(4);
    expect((await imports.personOf(known['email'] ?? ''))?.city).toBe('Toronto');
  });
  it('skips what is the same, and accounts that their owners have claimed', async () => {
    const [same, claimed] = [aRow(), aRow()];
    await imports.run([same, claimed]);
    await app.sql(`update person set state = 'active' where email = $1`, [claimed['email']]);
    const { id, counts } = await imports.dryRun([same, { ...claimed, city: 'Ottawa' }]);
    expect(counts).toMatchObject({ skip: 2 });
    expect((await imports.rowsOf(id)).flatMap(({ issues }) => issues)).toEqual([
      { code: 'unchanged' },
      { code: 'claimed' },
    ]);
    expect((await imports.confirm(id)).body.code).toBe('nothing-to-import');
  });
  it('names restricted identifiers and verified companies', async () => {
    const [verified, banned] = [aRow(), aRow()];
    await imports.run([verified]);
    await app.sql('update company set verified_level = 2 where name = $1', [verified['company_name']]);
    await app.app.get(DataSource).transaction(async (manager) => {
      const identifiers = app.app.get(RestrictedIdentifiers, { strict: false });
      await identifiers.keep(manager, { email: banned['email'] ?? '' }, 'banned');
    });
    const { id } = await imports.dryRun([{ ...verified, city: 'Ottawa' }, banned]);
    expect((await imports.rowsOf(id)).map(({ plan, issues }) => [plan, issues[0]?.code])).toEqual([
      ['conflict', 'verified'],
      ['conflict', 'restricted'],
    ]);
  });
  it('needs columns that the file has, each field once', async () => {
    const { id } = (await imports.upload(csvOf([aRow()]))).body;
    const far = await imports.post(id, 'dry-run', { mapping: [{ field: 'email', column: 8 }] });
    expect([far.status, far.body.code]).toEqual([422, 'column-missing']);
    const twice = [
      { field: 'email', column: 1 },
      { field: 'email', column: 2 },
    ];
    expect((await imports.post(id, 'dry-run', { mapping: twice })).status).toBe(422);
  });
});

describe('an import', () => {
  it('creates unclaimed landlords with their companies, without a password', async () => {
    const row = aRow({ notes: 'Moved from the old site' });
    const done = await imports.run([row]);
    expect([done.state, done.counts.created]).toEqual(['done', 1]);
    const person = await imports.personOf(row['email'] ?? '');
    expect(person).toMatchObject({
      state: 'unclaimed',
      company: row['company_name'],
      city: 'Toronto',
      reference: row['external_ref'],
    });
    const id = person?.id ?? '';
    expect(await app.sql('select from credential where person_id = $1', [id])).toEqual([]);
    expect(await app.sql('select role_key as role from person_role where person_id = $1', [id])).toEqual([
      { role: 'landlord' },
    ]);
    expect(await app.sql('select text, author_id as author from staff_note where person_id = $1', [id])).toEqual([
      { text: 'Moved from the old site', author: imports.staffId },
    ]);
    expect((await imports.rowsOf(done.id))[0]).toMatchObject({ result: 'created', userId: id });
    const reports = `select from job where name = 'landlords.changed' and target = 'commerce'
      and payload -> 'landlords' -> 0 ->> 'personId' = $1`;
    expect(await app.sql(reports, [id])).toHaveLength(1);
    expect(await auditedOf(id)).toEqual(['account.imported']);
    expect(await auditedOf(done.id)).toEqual(['account-import.uploaded', 'account-import.started']);
  });
  it('updates unclaimed accounts, and leaves what the row leaves empty', async () => {
    const row = aRow();
    await imports.run([row]);
    const done = await imports.run([{ ...row, company_name: `${row['company_name']} Ltd`, city: '' }]);
    expect(done.counts.updated).toBe(1);
    const person = await imports.personOf(row['email'] ?? '');
    expect(person).toMatchObject({ company: `${row['company_name']} Ltd`, city: 'Toronto' });
  });
  it('sends claim mails when it should, to those who should get one', async () => {
    const [invited, later] = [aRow({ send_invite: 'Yes' }), aRow({ send_invite: 'n' })];
    const done = await imports.run([invited, later], true);
    expect([done.counts.mailed, done.canMail]).toEqual([1, false]);
    const [mail] = await mailsTo(app, await personIdOf(invited['email'] ?? ''));
    expect(mail?.template).toBe('claim-account');
    expect(await mailsTo(app, await personIdOf(later['email'] ?? ''))).toEqual([]);
  });
  it('sends claim mails later on request, again after a day at most, and none to claimed accounts', async () => {
    const [one, claimed] = [aRow({ send_invite: '' }), aRow({ send_invite: '' })];
    const done = await imports.run([one, claimed]);
    expect([done.counts.mailed, done.canMail]).toEqual([0, true]);
    await app.sql(`update person set state = 'active' where email = $1`, [claimed['email']]);
    const id = await personIdOf(one['email'] ?? '');
    const send = async (count: number) => {
      expect((await imports.post(done.id, 'claim-mails')).status).toBe(200);
      const open = `select from job where target = 'task:account-import-mails' and key = $1`;
      while ((await app.sql(open, [done.id])).length > 0);
      expect(await mailsTo(app, id)).toHaveLength(count);
    };
    await send(1);
    await send(1);
    await app.sql(`update account_import_row set mailed_at = now() - interval '25 hours' where person_id = $1`, [id]);
    await send(2);
    expect(await mailsTo(app, await personIdOf(claimed['email'] ?? ''))).toEqual([]);
  });
  it('starts once for a key, and not for another one', async () => {
    const { id } = await imports.dryRun([aRow()]);
    const key = imports.aKey();
    const responses = await Promise.all([imports.confirm(id, key), imports.confirm(id, key)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await imports.confirm(id)).body.code).toBe('import-changed');
    await imports.waitFor(id, 'done');
    expect((await imports.confirm(id, key)).status).toBe(200);
    expect((await auditedOf(id)).filter((action) => action === 'account-import.started')).toHaveLength(1);
  });
  it('judges rows once more when their turn comes', async () => {
    const row = aRow();
    const { id } = await imports.dryRun([row]);
    await aUser(app, { email: row['email'] ?? '' });
    await imports.confirm(id);
    const done = await imports.waitFor(id, 'done_with_errors');
    expect(done.counts).toMatchObject({ created: 0, failed: 1 });
    expect((await imports.rowsOf(id))[0]).toMatchObject({ result: 'failed', issues: [{ code: 'email-taken' }] });
  });
  it('goes on after a crash in the middle, and creates no account twice', async () => {
    const rows = Array.from({ length: 25 }, () => aRow({ send_invite: 'y' }));
    const { id } = await imports.dryRun(rows);
    const confirmed = `update account_import set state = 'confirmed', confirm_key = 'k', confirmed_by = $2,
      sends_mails = true where id = $1`;
    await app.sql(confirmed, [id, imports.staffId]);
    const step = (isKilled = false) =>
      app.app.get(DataSource).transaction(async (manager) => {
        await app.app.get(ImportSteps).importNext({ id }, manager);
        if (isKilled) throw new Error('killed');
      });
    await expect(step(true)).rejects.toThrow('killed');
    expect((await imports.get(id)).state).toBe('confirmed');
    await step();
    await imports.waitFor(id, 'done');
    const made = `select count(*)::int as people, count(distinct person_id)::int as rows,
      (select count(*)::int from mail where person_id = any(array_agg(account_import_row.person_id))) as mails
      from account_import_row where import_id = $1`;
    expect(await app.sql(made, [id])).toEqual([{ people: 25, rows: 25, mails: 25 }]);
  });
  it('ends between two rows when it is cancelled', async () => {
    const { id } = await imports.dryRun(Array.from({ length: 60 }, () => aRow()));
    await imports.confirm(id);
    expect((await imports.post(id, 'cancel')).body.state).toBe('cancelled');
    const { counts } = await imports.get(id);
    expect(counts.created + counts.cancelled).toBe(60);
    expect(counts.cancelled).toBeGreaterThan(0);
    const steps = app.app.get(ImportSteps);
    await app.app.get(DataSource).transaction((manager) => steps.importNext({ id }, manager));
    expect((await imports.get(id)).state).toBe('cancelled');
    expect((await imports.post(id, 'cancel')).body.code).toBe('import-changed');
  });
  it('has a file of the rows that failed, whose cells are no formulas', async () => {
    const { id } = await imports.run([aRow(), aRow({ email: 'amara', company_name: '=HYPERLINK("x")' })]);
    const file = (await app.get(`${imports.path}/${id}/file?lang=fr-CA`, { as: imports.support })).bytes.toString();
    expect(file).toContain('Ligne,État,Problèmes,external_ref');
    expect(file).toContain('invalid email');
    expect(file).toContain(`'=HYPERLINK`);
    expect(file.trim().split('\n')).toHaveLength(2);
    expect(await auditedOf(id)).toContain('account-import.downloaded');
  });
  it('is listed, and unknown for an unknown id', async () => {
    const { id } = await imports.run([aRow()]);
    const { body } = await app.get(imports.path, { as: imports.support });
    expect(body.imports[0]).toMatchObject({ id, state: 'done', startedBy: imports.staffId });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const act of ['cancel', 'roll-back', 'claim-mails'])
      expect((await imports.post(unknown, act)).body.code).toBe('import-not-found');
  });
});
