import { randomUUID } from 'node:crypto';
import { SignedLinks, type LinkPurpose } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { OneTimeLinks } from './one-time-links.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const password = 'nine green kayaks at rest';
const withPassword = { password, password_confirmation: password };
const links: readonly { readonly purpose: LinkPurpose; readonly path: string; readonly body?: object }[] = [
  { purpose: 'verify-email', path: '/confirm/verify-email' },
  { purpose: 'mail-change', path: '/confirm/mail-change' },
  { purpose: 'undo-deletion', path: '/confirm/undo-deletion' },
  { purpose: 'password-reset', path: '/password-reset', body: withPassword },
  { purpose: 'claim-account', path: '/claim-account', body: { ...withPassword, termsAccepted: true } },
];
const make = async (purpose: LinkPurpose, personId: string, seconds = 60) =>
  (
    await app.app
      .get(DataSource)
      .transaction((manager) => app.app.get(OneTimeLinks).create(manager, { purpose, personId, seconds }))
  ).text;

/**
 * Returns links that must be rejected: expired, replaced by a newer one, of another purpose, of a deleted user, and
 * forged.
 */
async function invalidLinks(purpose: LinkPurpose): Promise<string[]> {
  const [person, other] = [await aUser(app), await aUser(app)];
  const expired = await make(purpose, person.id, -1);
  const replaced = await make(purpose, other.id);
  await make(purpose, other.id);
  const signed = app.app.get(SignedLinks);
  const foreign = links
    .filter((one) => one.purpose !== purpose)
    .map((one) => signed.sign(one.purpose, `${other.id}:`, 60).text);
  return [
    expired,
    replaced,
    ...foreign,
    signed.sign('unsubscribe', `${other.id}:`, 60).text,
    signed.sign(purpose, `${randomUUID()}:`, 60).text,
    `${replaced.slice(0, -2)}xx`,
    'a.b',
    'x'.repeat(200),
  ];
}

it.each(links)(
  'an invalid link to $purpose gets an identical response for every cause and changes no user',
  async ({ purpose, path, body }) => {
    const dead = await invalidLinks(purpose);
    const before = await app.sql('select id, state, email, email_verified_at, rights_version from person order by id');
    const responses = await Promise.all(dead.map((link) => app.post(`${path}/${link}`, body ? { body } : {})));
    expect(responses.map(({ status }) => status)).toEqual(dead.map(() => 410));
    expect(new Set(responses.map(({ bytes }) => bytes.toString()))).toEqual(
      new Set([JSON.stringify({ message: responses[0]?.body.message, code: 'link-dead' })]),
    );
    expect(await app.sql('select id, state, email, email_verified_at, rights_version from person order by id')).toEqual(
      before,
    );
  },
);
it('the state of a link is the same for every caller and reveals no owner once invalid', async () => {
  for (const { purpose } of links.slice(0, 3)) {
    const responses = await Promise.all(
      (await invalidLinks(purpose)).map((link) => app.get(`/confirm/${purpose}/${link}`)),
    );
    for (const { status, body } of responses)
      expect([status, Object.keys(body).sort()]).toEqual([200, ['purpose', 'state']]);
  }
});

it('a used link ends the links of its own account only', async () => {
  const [person, other] = [await aUser(app), await aUser(app)];
  const [own, foreign] = [await make('password-reset', person.id), await make('password-reset', other.id)];
  for (const link of [own, foreign])
    expect((await app.post(`/password-reset/${link}`, { body: withPassword })).status).toBe(200);
});
