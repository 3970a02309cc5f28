import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { incidentSweep } from './incident-sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const path = '/admin/security-incidents';
const staff = asStaff(['showUtilities', 'modifyUtilities']);
const reader = asStaff(['showUtilities']);
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly closedAt?: string;
}
const fields = {
  summary: 'Export sent to a wrong address',
  events: ['A file of 40 inquiries was mailed to another company', 'The company reported it'],
  foundAt: '2026-11-20T15:00:00.000Z',
  beganAt: '2026-11-19T09:00:00.000Z',
  affectedData: ['Names', 'Email addresses'],
  peopleAffected: 40,
  risk: 'not-assessed',
  measures: [],
  state: 'open',
};
const assessed = { risk: 'not-significant', riskReason: 'The company deleted the file' };
async function create(given: object = {}): Promise<Stored> {
  const { status, body } = await app.post(path, { as: staff, body: { ...fields, ...given } });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body as Stored;
}
const change = ({ id, version }: Stored, changes: object, as = staff) =>
  app.patch(`${path}/${id}`, { as, body: { version, ...changes } });
async function closedMonthsAgo(months: number) {
  const closed = await create({ ...assessed, state: 'closed' });
  await app.sql(`update security_incident set closed_at = now() - make_interval(months => $2) where id = $1`, [
    closed.id,
    months,
  ]);
  return closed;
}
const countOf = async (sql: string, { id }: Stored) => (await app.sql<{ count: number }>(sql, [id]))[0]?.count;
const rowsOf = (incident: Stored) => countOf('select count(*)::int from security_incident where id = $1', incident);
const versionsOf = (incident: Stored) =>
  countOf('select count(*)::int from resource_history where record_id = $1', incident);

describe('a security incident', () => {
  it('is put on record, found and read by staff', async () => {
    const { id } = await create();
    expect((await app.get(`${path}/${id}`, { as: reader })).body).toMatchObject(fields);
    const { records } = (await app.get(`${path}?search=wrong&state=open`, { as: reader })).body;
    expect(records.map((record: Stored) => record.id)).toContain(id);
  });
  it('is changed by those with modifyUtilities alone', async () => {
    const incident = await create();
    expect((await change(incident, { peopleAffected: 41 }, reader)).status).toBe(403);
    expect((await app.post(path, { as: reader, body: fields })).status).toBe(403);
    expect((await app.get(path, { as: asStaff(['showUsers']) })).status).toBe(403);
  });
  it('shows each edit in its history, and reports it to the audit log', async () => {
    const incident = await create();
    expect((await change(incident, { peopleAffected: 52 })).status).toBe(200);
    const { changes } = (await app.get(`${path}/${incident.id}/history`, { as: reader })).body;
    expect(changes.map(({ action }: { action: string }) => action)).toEqual(['modified', 'created']);
    expect(changes[0]).toMatchObject({ before: { peopleAffected: 40 }, after: { peopleAffected: 52 } });
    const reported = await app.sql<{ action: string }>(
      `select payload ->> 'action' as action from job where name = 'resource.changed' and payload ->> 'recordId' = $1
       order by id`,
      [incident.id],
    );
    expect(reported.map(({ action }) => action)).toEqual(['created', 'modified']);
  });
  it('of two edits of one version counts the first', async () => {
    const incident = await create();
    const both = await Promise.all([
      change(incident, { peopleAffected: 60 }),
      change(incident, { peopleAffected: 70 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('is in the file of the register with all of its fields', async () => {
    await create({ summary: 'Laptop stolen in Halifax' });
    const text = (await app.get(`${path}/export?search=halifax`, { as: reader })).bytes.toString();
    expect(text).toContain('authorityNotifiedAt');
    expect(text).toContain('Laptop stolen in Halifax');
    expect(text).toContain('Email addresses');
  });
});

describe('an incident with wrong times', () => {
  it.each([
    ['was found in the future', { foundAt: '2999-01-01T00:00:00.000Z' }, 'foundAt'],
    ['began after it was found', { beganAt: '2026-11-21T15:00:00.000Z' }, 'beganAt'],
    [
      'notifies the authority in the future',
      { authorityNotifiedAt: '2999-01-01T00:00:00.000Z' },
      'authorityNotifiedAt',
    ],
    ['notifies people in the future', { peopleNotifiedAt: '2999-01-01T00:00:00.000Z' }, 'peopleNotifiedAt'],
    ['has an assessment without a reason', { risk: 'significant' }, 'riskReason'],
  ])('is refused if it %s', async (_, given, field) => {
    const { status, body } = await app.post(path, { as: staff, body: { ...fields, ...given } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('closing an incident', () => {
  it('needs the assessment of its risk', async () => {
    const { status, body } = await change(await create(), { state: 'closed' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['risk']]);
  });
  it('needs both notifications if the risk is significant', async () => {
    const incident = await create({ risk: 'significant', riskReason: 'Bank details' });
    const { status, body } = await change(incident, { state: 'closed' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['authorityNotifiedAt', 'peopleNotifiedAt']]);
    const time = '2026-11-22T15:00:00.000Z';
    const closed = await change(incident, { state: 'closed', authorityNotifiedAt: time, peopleNotifiedAt: time });
    expect(closed.body).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
  });
  it('is dated by the first closing, and again when it is reopened', async () => {
    const closed = (await change(await create(assessed), { state: 'closed' })).body as Stored;
    const edited = (await change(closed, { measures: ['Training'] })).body as Stored;
    expect(edited.closedAt).toBe(closed.closedAt);
    const open = (await change(edited, { state: 'open' })).body as Stored;
    expect(open.closedAt).toBeUndefined();
  });
});

describe('the retention of an incident', () => {
  it('refuses its deletion before 24 months have passed since it was closed', async () => {
    for (const incident of [await create(), await closedMonthsAgo(23)])
      await expect(app.sql('delete from security_incident where id = $1', [incident.id])).rejects.toThrow(
        'a security incident stays 24 months after it is closed',
      );
  });
  it('ends 24 months after it was closed, with its history', async () => {
    const [open, recent, old] = [await create(), await closedMonthsAgo(23), await closedMonthsAgo(25)];
    await app.sql(incidentSweep);
    expect(await Promise.all([open, recent, old].map(rowsOf))).toEqual([1, 1, 0]);
    expect(await Promise.all([open, recent, old].map(versionsOf))).toEqual([1, 1, 0]);
  });
});
