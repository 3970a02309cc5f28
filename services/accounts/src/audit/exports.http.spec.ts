import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const origin = { ip: '2001:db8::7', requestId: 'r1' };
const deliverTwice = async (name: string, payload: object, from: 'catalog' | 'content' = 'catalog') => {
  const event = { key: randomUUID(), name, at: new Date().toISOString(), payload: { ...payload, ...origin } };
  for (let time = 0; time < 2; time += 1)
    expect((await app.post('/internal/events', { as: asService(from), body: event })).status).toBe(200);
};
const recorded = (actorId: string) =>
  app.sql('select action, object_kind, object_id, ip from audit_event where actor_id = $1', [actorId]);

describe('the audit log', () => {
  it('a file of leads is recorded with their number', async () => {
    const { id } = await aUser(app);
    await deliverTwice('leads.exported', { personId: id, leadCount: 7 });
    expect(await recorded(id)).toEqual([
      { action: 'leads.exported', object_kind: 'lead-count', object_id: '7', ip: origin.ip },
    ]);
  });
  it('a file of messages of a form is recorded with their number', async () => {
    const { id } = await aUser(app);
    await deliverTwice('form-submissions.exported', { personId: id, submissionCount: 7 }, 'content');
    expect(await recorded(id)).toEqual([
      { action: 'form-submissions.exported', object_kind: 'submission-count', object_id: '7', ip: origin.ip },
    ]);
  });
  it('a file of records is recorded with their list and number', async () => {
    const { id } = await aUser(app);
    await deliverTwice('resource.exported', { personId: id, resource: 'faqs', recordCount: 86 });
    expect(await recorded(id)).toEqual([
      { action: 'records.exported', object_kind: 'faqs-count', object_id: '86', ip: origin.ip },
    ]);
  });
  it('opened personal data of an inquiry is recorded with its id', async () => {
    const { id } = await aUser(app);
    const objectId = randomUUID();
    await deliverTwice('personal-data.viewed', { personId: id, objectKind: 'inquiry', objectId });
    expect(await recorded(id)).toEqual([
      { action: 'personal-data.viewed', object_kind: 'inquiry', object_id: objectId, ip: origin.ip },
    ]);
  });
});
