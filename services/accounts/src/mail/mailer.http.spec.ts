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
    const mail = aMail({ email: `${randomUUID()}@example.com` });
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
  it('of staff goes to the contact address of the site', async () => {
    const { email: _, ...mail } = aMail({ template: 'dispute-opened', key: `dispute-opened:${randomUUID()}` });
    expect((await deliver({ ...mail, recipient: 'site' }, 'commerce')).status).toBe(200);
    expect(await queued(mail.key)).toMatchObject([{ email: 'hello@example.com' }]);
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

describe('a reader who has not proved the address', () => {
  const anAddress = (name = randomUUID().slice(0, 8), domain = 'example.com') => `${name}@${domain}`;
  const countOf = async (mails: readonly MailRequested[]) =>
    (await app.sql('select 1 from mail where key = any($1)', [mails.map(({ key }) => key)])).length;
  const aDecoy = async (email: string): Promise<string> => {
    const { id } = await aUser(app);
    await app.sql(`update person set state = 'decoy', email = $2 where id = $1`, [id, email]);
    return id;
  };
  const deliverAll = (mails: readonly MailRequested[]) => Promise.all(mails.map((mail) => deliver(mail)));

  it('gets three mails of a kind an hour, however many are requested at once', async () => {
    const mails = Array.from({ length: 20 }, () => aMail({ email: 'flooded@example.com' }));
    const responses = await deliverAll(mails);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countOf(mails)).toBe(3);
    const other = aMail({ email: 'flooded@example.com', template: 'alert-confirm' });
    await deliver(other);
    expect(await countOf([other])).toBe(1);
    await app.sql(`update login_attempt set since = since - interval '61 minutes' where key like 'mail:%'`);
    const later = aMail({ email: 'flooded@example.com' });
    await deliver(later);
    expect(await countOf([later])).toBe(1);
  });
  it('is one mailbox under all spellings of a Gmail address', async () => {
    const mails = ['a.b.c', 'abc+1', 'ABC', 'ab.c+2', 'abc'].map((name) =>
      aMail({ email: anAddress(name, 'gmail.com') }),
    );
    await deliverAll(mails);
    expect(await countOf(mails)).toBe(3);
  });
  it('does not use up the allowance by repeated requests for one mail', async () => {
    const [mail, others] = [aMail({ email: anAddress() }), [] as MailRequested[]];
    for (let i = 0; i < 5; i++) await deliver(mail);
    others.push(aMail({ email: mail.email ?? '' }), aMail({ email: mail.email ?? '' }));
    await deliverAll(others);
    expect(await countOf([mail, ...others])).toBe(3);
  });
  it('gets the mails of a list that they confirmed', async () => {
    const email = anAddress();
    const mails = Array.from({ length: 5 }, () => aMail({ email, template: 'alert-listings', list: 'alerts' }));
    await deliverAll(mails);
    expect(await countOf(mails)).toBe(5);
  });
  it.each([
    ['inquiry-copy', { firstName: 'Buy now', message: 'Cheap pills', title: 'A room' }, { title: 'A room' }],
    ['claim-account', { firstName: 'Buy now', path: '/x' }, { path: '/x' }],
    ['home-gone', { firstName: 'Buy now', city: 'Calgary' }, { city: 'Calgary' }],
    ['mail-change-new', { firstName: 'Buy now', path: '/x' }, { path: '/x' }],
    ['mail-change-notice', { firstName: 'Buy now' }, {}],
  ] as const)('gets a %s without the text of a stranger', async (template, words, mailed) => {
    const mail = aMail({ template, key: `${template}:${randomUUID()}`, email: anAddress(), words });
    await deliver(mail);
    expect((await queued(mail.key))[0]?.words).toEqual(mailed);
  });
  it('has no allowance any more once an account has verified the address', async () => {
    const { email, id: personId } = await aUser(app);
    const words = { message: 'Is it free?' };
    const mails = Array.from({ length: 5 }, () => aMail({ email, personId, words }));
    await deliverAll(mails);
    expect([await countOf(mails), (await queued(mails[0]?.key ?? ''))[0]?.words]).toEqual([5, words]);
    await app.sql('update person set email_verified_at = null where id = $1', [personId]);
    const more = Array.from({ length: 5 }, () => aMail({ email, personId }));
    await deliverAll(more);
    expect(await countOf(more)).toBe(3);
  });
  it.each([
    ['another renter', async () => (await aUser(app)).id],
    ['a decoy of the address', async (email: string) => aDecoy(email)],
    ['a guest', () => Promise.resolve(undefined)],
  ] as const)('is protected from mails of %s, although an account has verified the address', async (_, senderOf) => {
    const { email } = await aUser(app);
    const personId = await senderOf(email);
    const sender = personId === undefined ? {} : { personId };
    const words = { title: 'A room', firstName: 'Buy now', message: 'Cheap pills' };
    const mails = Array.from({ length: 5 }, () => aMail({ email, words, ...sender }));
    await deliverAll(mails);
    const sent = await app.sql('select words from mail where key = any($1)', [mails.map(({ key }) => key)]);
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ words: { title: 'A room' } })));
  });
  it('gets every message of a renter that the mailbox agreed to', async () => {
    const [email, template] = [anAddress(), 'lead-contact-received'] as const;
    const words = { message: 'Is it free?' };
    const mails = Array.from({ length: 5 }, () =>
      aMail({ email, template, key: `${template}:${randomUUID()}`, words }),
    );
    await deliverAll(mails);
    expect([await countOf(mails), (await queued(mails[0]?.key ?? ''))[0]?.words]).toEqual([5, words]);
  });
  it('gets mails without the text of a stranger without a limit when an account has verified the address', async () => {
    const { email } = await aUser(app);
    const mails = Array.from({ length: 5 }, () =>
      aMail({ email, template: 'alert-confirm', key: `alert-confirm:${randomUUID()}` }),
    );
    await deliverAll(mails);
    expect(await countOf(mails)).toBe(5);
  });
  it.each(['inquiry-confirm', 'lead-contact-confirm', 'favourites-confirm', 'welcome-existing'] as const)(
    'is protected by an allowance from a %s, which others cause, even when the address is verified',
    async (template) => {
      const { email } = await aUser(app);
      const mails = Array.from({ length: 5 }, () => aMail({ email, template, key: `${template}:${randomUUID()}` }));
      await deliverAll(mails);
      expect(await countOf(mails)).toBe(3);
    },
  );
});
