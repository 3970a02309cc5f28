import { PersonalData } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { dataMap } from '../privacy/data-map.ts';
import { startOtherServices, type OtherServices } from '../testing/other-services.ts';
import { importSweeps } from './import-sweeps.ts';
import { aRow, importsIn } from './testing/imports-in.ts';

let app: TestApp;
let others: OtherServices;
let imports: Awaited<ReturnType<typeof importsIn>>;
beforeAll(async () => {
  others = await startOtherServices();
  app = await startForTest(accounts, others.variables);
});
afterAll(async () => {
  await app.stop();
  others.stop();
});
beforeEach(async () => {
  imports = await importsIn(app);
  others.company.listings = 0;
  others.landlord.credits = 0;
});

const emailOf = (row: Readonly<Record<string, string>>) => row['email'] ?? '';
const companyOf = (row: Readonly<Record<string, string>>) =>
  app.sql<{ isRemoved: boolean }>('select deleted_at is not null as "isRemoved" from company where name = $1', [
    row['company_name'],
  ]);
const undosOf = async (id: string) =>
  (await imports.rowsOf(id)).map(({ undo, keepReason }) => keepReason ?? undo ?? 'none');

describe('a roll-back', () => {
  it('removes the accounts and companies that nothing has touched, here and in the other services', async () => {
    const row = aRow({ notes: 'Moved' });
    const { id, rollBackUntil } = await imports.run([row, aRow({ email: 'no' })]);
    expect(rollBackUntil).toBeDefined();
    const personId = (await imports.personOf(emailOf(row)))?.id;
    const undone = await imports.rollBack(id);
    expect(undone.counts).toMatchObject({ created: 1, removed: 1, kept: 0 });
    expect(undone.rollBackUntil).toBeUndefined();
    expect(await app.sql('select from person where email = $1', [emailOf(row)])).toEqual([]);
    expect(await companyOf(row)).toEqual([{ isRemoved: true }]);
    const erased = `select target from job where name = 'person.erased' and payload ->> 'personId' = $1
      union all select name from audit_event cross join lateral (values (action)) as named (name)
      where action = 'person.erased' and object_id = $1`;
    expect((await app.sql(erased, [personId])).length).toBeGreaterThan(0);
    expect(await undosOf(id)).toEqual(['removed', 'none']);
    expect((await imports.run([row])).counts.created).toBe(1);
  });
  it('restores what the import changed, and takes back its reference', async () => {
    const row = aRow();
    await imports.run([row]);
    const { id } = await imports.run([{ ...row, city: 'Ottawa', company_name: 'Birch Homes' }]);
    const undone = await imports.rollBack(id);
    expect(undone.counts).toMatchObject({ updated: 1, restored: 1 });
    expect(await imports.personOf(emailOf(row))).toMatchObject({
      city: 'Toronto',
      company: row['company_name'],
      reference: row['external_ref'],
    });
  });
  it('keeps accounts that were claimed or changed since, and names why', async () => {
    const rows = Array.from({ length: 5 }, () => aRow());
    const { id } = await imports.run(rows);
    const [claimed, changed, noted, edited, untouched] = rows.map(emailOf);
    await app.sql(`update person set state = 'active' where email = $1`, [claimed]);
    await app.sql(`update person set last_name = 'Obi' where email = $1`, [changed]);
    const note = `insert into staff_note (person_id, text) select id, 'Called' from person where email = $1`;
    await app.sql(note, [noted]);
    const version = `update company set version = version + 1 from person where company.id = company_id and person.email = $1`;
    await app.sql(version, [edited]);
    await imports.rollBack(id);
    expect(await undosOf(id)).toEqual(['claimed', 'changed', 'changed', 'changed', 'removed']);
    expect(await imports.rowsOf(id, 'kept')).toHaveLength(4);
    expect(await app.sql('select from person where email = any($1)', [[claimed, changed, noted, edited]])).toHaveLength(
      4,
    );
    expect(await app.sql('select from person where email = $1', [untouched])).toEqual([]);
  });
  it('keeps companies with listings, and landlords with credits', async () => {
    others.company.listings = 2;
    const first = await imports.run([aRow()]);
    await imports.rollBack(first.id);
    expect(await undosOf(first.id)).toEqual(['has-listings']);
    others.company.listings = 0;
    others.landlord.credits = 5;
    const second = await imports.run([aRow()]);
    await imports.rollBack(second.id);
    expect(await undosOf(second.id)).toEqual(['has-credits']);
  });
  it('is possible for 24 hours, once, and not before the end', async () => {
    const { id } = await imports.run([aRow()]);
    await app.sql(`update account_import set ended_at = now() - interval '25 hours' where id = $1`, [id]);
    expect((await imports.get(id)).rollBackUntil).toBeUndefined();
    expect((await imports.post(id, 'roll-back')).body.code).toBe('too-late');
    const { id: fresh } = await imports.run([aRow()]);
    await imports.rollBack(fresh);
    expect((await imports.post(fresh, 'roll-back')).body.code).toBe('import-changed');
    const { id: open } = await imports.dryRun([aRow()]);
    expect((await imports.post(open, 'roll-back')).body.code).toBe('import-changed');
  });
});

describe('the rows of a file', () => {
  it('are deleted after 30 days, and what became of them stays', async () => {
    const { id } = await imports.run([aRow()]);
    const { id: open } = await imports.dryRun([aRow()]);
    const age = (days: number) =>
      app.sql(
        `update account_import set started_at = started_at - $2 * interval '1 day',
          ended_at = ended_at - $2 * interval '1 day' where id = any($1)`,
        [[id, open], days],
      );
    const sweep = async () => {
      for (const statement of importSweeps) await app.sql(statement);
    };
    await age(29);
    await sweep();
    expect([await imports.rowsOf(id), await imports.rowsOf(open)].map((rows) => rows.length)).toEqual([1, 1]);
    await age(2);
    await sweep();
    expect(await imports.get(id)).toMatchObject({ state: 'done', columns: [], counts: { created: 1 } });
    expect(await imports.rowsOf(id)).toEqual([]);
    expect((await app.get(`${imports.path}/${open}`, { as: imports.support })).status).toBe(404);
  });
  it('are emptied when the account with their address is erased, and are in its export', async () => {
    const row = aRow();
    const { id } = await imports.run([row]);
    const personId = (await imports.personOf(emailOf(row)))?.id ?? '';
    const personal = new PersonalData(dataMap);
    const user = { personId, emailHash: '' };
    await app.app.get(DataSource).transaction(async (manager) => {
      const exported = JSON.stringify(await personal.read(manager, user));
      expect(exported).toContain(row['external_ref']);
      await personal.erase(manager, user);
    });
    expect(await imports.rowsOf(id)).toEqual([
      { line: 2, plan: 'create', issues: [], reference: '', company: '', email: '', result: 'created' },
    ]);
    expect(await app.sql('select from imported_account where external_ref = $1', [row['external_ref']])).toEqual([]);
  });
});
