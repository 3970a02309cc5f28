import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { AccountImport, ImportMapping, ImportRow, ImportRowList } from '@porchlight/contracts/accounts';
import { overlapping, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aStaffMember } from '../../testing/staff-actor.ts';

const path = '/support/account-imports';
const columns = ['external_ref', 'company_name', 'first_name', 'last_name', 'email', 'city', 'send_invite', 'notes'];

/** A row of a test file, with values that no other row has. */
export function aRow(over: Partial<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const id = randomUUID().slice(0, 8);
  return {
    external_ref: `L-${id}`,
    company_name: `Maple ${id}`,
    first_name: 'Amara',
    last_name: 'Okafor',
    email: `${id}@example.com`,
    city: 'Toronto',
    send_invite: 'n',
    notes: '',
    ...over,
  };
}
export const csvOf = (rows: readonly Readonly<Record<string, string>>[]): Buffer =>
  Buffer.from([columns, ...rows.map((row) => columns.map((name) => row[name]))].map((row) => row.join(',')).join('\n'));

/** Returns the calls of the tests about imports of accounts, by one member of support. */
export async function importsIn(app: TestApp) {
  const { id: staffId, as: support } = await aStaffMember(app, 'support');
  const post = (id: string, act: string, body?: object, as: Actor = support) =>
    app.post(`${path}/${id}/${act}`, { as, ...(body ? { body } : {}) });
  const upload = (file: Buffer, as: Actor = support) =>
    app.post(path, {
      as,
      body: file,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-metadata': `filename ${Buffer.from('landlords.csv').toString('base64')}`,
      },
    });
  const get = async (id: string) => (await app.get(`${path}/${id}`, { as: support })).body as AccountImport;
  const dryRun = async (rows: readonly Readonly<Record<string, string>>[]) => {
    const { id, mapping } = (await upload(csvOf(rows))).body as AccountImport;
    return (await post(id, 'dry-run', { mapping })).body as AccountImport;
  };
  const aKey = () => randomUUID().replaceAll('-', '');
  /** Waits until the import has one of the states, limited by the test timeout. */
  const waitFor = async (id: string, ...states: readonly AccountImport['state'][]) => {
    for (;;) {
      const found = await get(id);
      if (states.includes(found.state)) return found;
      await turn();
    }
  };
  const run = async (rows: readonly Readonly<Record<string, string>>[], sendsMails = false) => {
    const { id } = await dryRun(rows);
    expect((await post(id, 'confirm', { key: aKey(), sendsMails })).status).toBe(200);
    return waitFor(id, 'done', 'done_with_errors');
  };
  return {
    staffId,
    support,
    path,
    upload,
    post,
    get,
    dryRun,
    aKey,
    waitFor,
    run,
    overlapping,
    confirm: (id: string, key = aKey(), sendsMails = false) => post(id, 'confirm', { key, sendsMails }),
    /** Rolls an import back and waits for its end. */
    rollBack: async (id: string) => {
      expect((await post(id, 'roll-back')).status).toBe(200);
      return waitFor(id, 'rolled_back');
    },
    rowsOf: async (id: string, list: ImportRowList = 'all') =>
      (await app.get(`${path}/${id}/rows?list=${list}`, { as: support })).body.rows as ImportRow[],
    mapping: (names: readonly string[]): ImportMapping[] =>
      names.map((field, column) => ({ field: field as ImportMapping['field'], column })),
    personOf: async (email: string) =>
      (
        await app.sql<{ id: string; state: string; company: string; city: string; reference: string }>(
          `select person.id, state, company.name as company, city, external_ref as reference from person
           join company on company.id = company_id left join imported_account on person_id = person.id
           where person.email = $1`,
          [email],
        )
      )[0],
  };
}
