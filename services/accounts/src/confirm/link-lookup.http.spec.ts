import { SignedLinks } from '@porchlight/service-kit';
import { asLandlord, asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { OneTimeLinks } from './one-time-links.ts';

const path = '/support/link-lookup/accounts';
const staff = asStaff(['showUtilities'], 'support');
let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
}, 60_000);
afterAll(() => app.stop());

const purposes = [
  'password-reset',
  'verify-email',
  'claim-account',
  'mail-change',
  'undo-deletion',
  'merged-login',
] as const;
type Purpose = (typeof purposes)[number];
const make = async (purpose: Purpose, personId: string, seconds = 60) =>
  (
    await app.app
      .get(DataSource)
      .transaction((manager) => app.app.get(OneTimeLinks).create(manager, { purpose, personId, seconds }))
  ).text;
const lookUp = async (link: string) => (await app.post(path, { as: staff, body: { link } })).body as object;

describe('UTILITY-6: the look-up of a link of an account', () => {
  it.each(purposes)('returns its kind, state and end, and nothing of the account: %s', async (purpose) => {
    const { id, email } = await aUser(app);
    const text = await make(purpose, id);
    const found = await lookUp(`https://homes.example.com/fr/confirm/${purpose}/${text}?utm_source=mail`);
    expect(found).toEqual({ state: 'valid', purpose, validUntil: expect.any(String) });
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`${email}|${id}|•`));
  });
  it('returns that a link is used, replaced or expired', async () => {
    const { id } = await aUser(app);
    const replaced = await make('password-reset', id);
    const expired = await make('verify-email', id, -1);
    await make('password-reset', id);
    expect(await lookUp(replaced)).toMatchObject({ state: 'used', purpose: 'password-reset' });
    expect(await lookUp(` ${expired} `)).toMatchObject({ state: 'expired', purpose: 'verify-email' });
  });
  it('uses up nothing', async () => {
    const { id } = await aUser(app);
    const text = await make('password-reset', id);
    await lookUp(text);
    const password = 'nine green kayaks at rest';
    const body = { password, password_confirmation: password };
    expect((await app.post(`/password-reset/${text}`, { body })).status).toBe(200);
    expect(await lookUp(text)).toMatchObject({ state: 'used' });
  });
  it('knows no forged, cut or foreign link', async () => {
    const { id } = await aUser(app);
    const text = await make('password-reset', id);
    const foreign = app.app.get(SignedLinks).sign('unsubscribe', `person:${id}`, 60).text;
    for (const link of [`${text.slice(0, -2)}xx`, text.slice(0, -9), text.slice(20), foreign, 'hello', '…'])
      expect(await lookUp(link)).toEqual({ state: 'unknown' });
  });
  it('is refused without a link, and for users without the permission before that', async () => {
    for (const body of [{}, { link: ' ' }, { link: 'x'.repeat(2_001) }, { link: 'x', more: 1 }])
      expect((await app.post(path, { as: staff, body })).status).toBe(422);
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showUsers'])];
    const statuses = visitors.map(async (as) => (await app.post(path, { as, body: {} })).status);
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 403]);
  });
});
