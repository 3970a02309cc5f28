import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../../accounts.ts';
import { aPerson } from '../../testing/a-person.ts';
import { Suppressions } from './suppressions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const list = 'home-alerts';
const hear = async (name: string, payload: object) => {
  expect(
    (
      await app.post('/internal/events', {
        as: asService('catalog'),
        body: { key: randomUUID(), name, at: new Date().toISOString(), payload },
      })
    ).status,
  ).toBe(200);
};
const getsNone = (email: string, of = list) => app.app.get(Suppressions).isSuppressed(email, of);

describe('the last word of a reader on a list', () => {
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
  ] as const)('counts: %s', async (_, said, isNone) => {
    const email = `${randomUUID()}@example.com`;
    for (const [name, about] of said) await hear(name, { email, ...about });
    expect(await getsNone(email)).toBe(isNone);
  });
  it('to one list says nothing of others', async () => {
    const email = `${randomUUID()}@example.com`;
    await hear('mail.suppressed', { email });
    await hear('mail.wanted', { email, list });
    expect([await getsNone(email), await getsNone(email, 'market-news')]).toEqual([false, true]);
  });
  it('counts for the address of a person, and for nobody when there is no such person', async () => {
    const { id, email } = await aPerson(app);
    await hear('mail.suppressed', { personId: id, list });
    await hear('mail.suppressed', { personId: randomUUID(), list });
    expect(await getsNone(email)).toBe(true);
  });
});

describe('the address of a person', () => {
  const shown = (personId: string, as = asService('catalog')) =>
    app.get(`/internal/people/${personId}/masked-address`, { as });
  it('is shown to catalog by its first letter alone, and to nobody else', async () => {
    const { id, email } = await aPerson(app);
    expect((await shown(id)).body).toEqual({ maskedEmail: email.replace(/^(.)[^@]*/u, '$1•••') });
    expect((await shown(randomUUID())).body).toEqual({});
    for (const as of [guest, asRenter(id), asService('content')]) expect((await shown(id, as)).status).toBe(403);
  });
});
