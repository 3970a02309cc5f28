import { randomUUID } from 'node:crypto';
import type { MailRequested } from '@porchlight/contracts/internal';
import { asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { Mailer } from './mailer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const aMail = (over: Partial<MailRequested> = {}): MailRequested => ({
  template: 'inquiry-copy',
  key: `inquiry-copy:${randomUUID()}`,
  email: 'Somebody@Example.com',
  language: 'fr-CA',
  words: { title: 'A bright room' },
  ...over,
});
const deliver = (payload: object, from: Parameters<typeof asService>[0] = 'catalog') =>
  app.post('/internal/events', {
    as: asService(from),
    body: { key: randomUUID(), name: 'mail.requested', at: new Date().toISOString(), payload },
  });
const queued = (key: string) =>
  app.sql<{ email: string; words: object }>('select email, words from mail where key = $1', [key]);

describe('mail requested by another service', () => {
  it.each(['catalog', 'commerce', 'content'] as const)('is queued when requested by %s', async (from) => {
    const mail = aMail();
    expect((await deliver(mail, from)).status).toBe(200);
    expect(await queued(mail.key)).toEqual([{ email: 'somebody@example.com', words: { title: 'A bright room' } }]);
  });
  it('is rejected from other callers', async () => {
    const body = { key: randomUUID(), name: 'mail.requested', at: new Date().toISOString(), payload: aMail() };
    for (const as of [guest, asRenter(), asService('gateway')])
      expect((await app.post('/internal/events', { as, body })).status).toBe(403);
  });
  it('is queued once for concurrent events with one key', async () => {
    const mail = aMail();
    await Promise.all(Array.from({ length: 10 }, () => deliver(mail)));
    expect(await queued(mail.key)).toHaveLength(1);
  });
  it('requires a recipient', async () => {
    const { email: _, ...toNobody } = aMail();
    expect((await deliver(toNobody)).status).toBe(422);
    const { id } = await aUser(app);
    expect((await deliver({ ...toNobody, personId: id })).status).toBe(200);
    expect(await queued(toNobody.key)).toHaveLength(1);
  });
  it('is dropped without an error when the user no longer exists', async () => {
    const { email: _, ...mail } = aMail({ personId: randomUUID() });
    expect((await deliver(mail)).status).toBe(200);
    expect(await queued(mail.key)).toEqual([]);
  });
});

it('mail of a rolled back transaction is never sent', async () => {
  const mail = aMail();
  const fails = app.app.get(DataSource).transaction(async (manager) => {
    await app.app.get(Mailer).request(manager, mail);
    throw new Error('no');
  });
  await expect(fails).rejects.toThrow('no');
  expect(await queued(mail.key)).toEqual([]);
});
