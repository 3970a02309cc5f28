import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

describe('the audit log', () => {
  it('a file of leads is recorded with their number', async () => {
    const user = await aUser(app);
    const event = {
      key: randomUUID(),
      name: 'leads.exported',
      at: new Date().toISOString(),
      payload: { personId: user.id, leadCount: 7, ip: '2001:db8::7', requestId: 'r1' },
    };
    for (let time = 0; time < 2; time += 1)
      expect((await app.post('/internal/events', { as: asService('catalog'), body: event })).status).toBe(200);
    expect(
      await app.sql(
        `select object_kind, object_id, ip from audit_event where actor_id = $1 and action = 'leads.exported'`,
        [user.id],
      ),
    ).toEqual([{ object_kind: 'lead-count', object_id: '7', ip: '2001:db8::7' }]);
  });
});
