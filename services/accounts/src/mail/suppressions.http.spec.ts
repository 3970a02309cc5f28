import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { Suppressions } from './suppressions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const list = 'home-alerts';
const deliver = async (name: string, payload: object) => {
  expect(
    (
      await app.post('/internal/events', {
        as: asService('catalog'),
        body: { key: randomUUID(), name, at: new Date().toISOString(), payload },
      })
    ).status,
  ).toBe(200);
};
const isSuppressed = (email: string, of = list) => app.app.get(Suppressions).isSuppressed(email, of);

describe('latest choice of a reader for a list', () => {
  it.each([
    ['no', [['mail.suppressed', { list }]], true],
    [
      'no, then yes',
      [
        ['mail.suppressed', { list }],
        ['mail.wanted', { list }],
      ],
      false,
    ],
    [
      'yes, then no',
      [
        ['mail.wanted', { list }],
        ['mail.suppressed', { list }],
      ],
      true,
    ],
    [
      'nothing at all, then yes to this list',
      [
        ['mail.suppressed', {}],
        ['mail.wanted', { list }],
      ],
      false,
    ],
    [
      'yes to this list, then nothing at all',
      [
        ['mail.wanted', { list }],
        ['mail.suppressed', {}],
      ],
      true,
    ],
  ] as const)('counts: %s', async (_, events, isNone) => {
    const email = `${randomUUID()}@example.com`;
    for (const [name, about] of events) await deliver(name, { email, ...about });
    expect(await isSuppressed(email)).toBe(isNone);
  });
  it('affects one list only', async () => {
    const email = `${randomUUID()}@example.com`;
    await deliver('mail.suppressed', { email });
    await deliver('mail.wanted', { email, list });
    expect([await isSuppressed(email), await isSuppressed(email, 'market-news')]).toEqual([false, true]);
  });
  it('applies to the address of a user, and to none when the user does not exist', async () => {
    const { id, email } = await aUser(app);
    await deliver('mail.suppressed', { personId: id, list });
    await deliver('mail.suppressed', { personId: randomUUID(), list });
    expect(await isSuppressed(email)).toBe(true);
  });
});

describe('address of a user', () => {
  const shown = (personId: string, as = asService('catalog')) =>
    app.get(`/internal/people/${personId}/masked-address`, { as });
  it('is returned masked, to catalog only', async () => {
    const { id, email } = await aUser(app);
    expect((await shown(id)).body).toEqual({ maskedEmail: email.replace(/^(.)[^@]*/u, '$1•••') });
    expect((await shown(randomUUID())).body).toEqual({});
    for (const as of [guest, asRenter(id), asService('content')]) expect((await shown(id, as)).status).toBe(403);
  });
});
