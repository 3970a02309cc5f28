import { randomUUID } from 'node:crypto';
import type { MailRequested } from '@porchlight/contracts/internal';
import { asService, startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../../accounts.ts';
import { aPerson } from '../../testing/a-person.ts';
import { openMailServer, type ArrivedMail, type MailServer, type Verdict } from '../../testing/mail-server.ts';
import { Mailer } from '../mailer.ts';

let app: TestApp;
let server: MailServer;
let judge: (mail: ArrivedMail) => Verdict | Promise<Verdict> = () => 'take';
const settings = () => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'Porchlight <hello@example.com>',
  PUBLIC_ORIGIN: 'https://homes.example.com',
});
beforeAll(async () => {
  server = await openMailServer((mail) => judge(mail));
  app = await startForTest(accounts, settings());
});
beforeEach(() => {
  judge = () => 'take';
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

const aMail = (over: Partial<MailRequested> = {}): MailRequested => ({
  template: 'inquiry-copy',
  key: `inquiry-copy:${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
  language: 'en-CA',
  words: { title: 'A bright room', path: '/homes' },
  ...over,
});
const aNewsletter = (email: string, list = 'alert-7'): MailRequested =>
  aMail({
    template: 'alert-listings',
    key: `alert-listings:${randomUUID()}`,
    email,
    list,
    unsubscribeToken: 'to.ken',
    words: { search: 'Toronto', total: '2 homes', path: '/homes', items: [] },
  });
const ask = (...mails: readonly MailRequested[]) =>
  app.app.get(DataSource).transaction(async (manager) => {
    for (const mail of mails) await app.app.get(Mailer).request(manager, mail);
  });
interface Row {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly answer: string | null;
  readonly words: object;
  readonly isRepeat: boolean;
}
const rowOf = async ({ key }: MailRequested) =>
  (
    await app.sql<Row>('select id, state, attempts, answer, words, is_repeat as "isRepeat" from mail where key = $1', [
      key,
    ])
  )[0];
const until = async <T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
};
const settled = (mail: MailRequested, state: string) =>
  until(async () => {
    const row = await rowOf(mail);
    return row?.state === state ? row : undefined;
  });
const arrivedAt = (email: string | undefined) => server.arrived.filter(({ envelopeTo }) => envelopeTo[0] === email);
const suppress = (payload: object, from: Parameters<typeof asService>[0] = 'catalog') =>
  app.post('/internal/events', {
    as: asService(from),
    body: { key: randomUUID(), name: 'mail.suppressed', at: new Date().toISOString(), payload },
  });
/** As it is two minutes after its worker died in the middle of it. */
const cutOff = (mail: MailRequested) =>
  app.sql(`update mail set state = 'sending', sending_since = now() - interval '3 minutes' where key = $1`, [mail.key]);

describe('a mail that was asked for', () => {
  it('arrives once, as text and HTML, from us, to nobody else, and its words are kept no longer', async () => {
    const mail = aMail({ words: { title: 'Chez Zoé <b>', message: 'One\nTwo', path: '/homes' } });
    await ask(mail);
    expect(await settled(mail, 'sent')).toMatchObject({ attempts: 1, words: {}, isRepeat: false });
    const [got, ...more] = arrivedAt(mail.email);
    expect(more).toEqual([]);
    expect(got).toMatchObject({
      from: { address: 'hello@example.com', name: 'Porchlight' },
      to: [{ address: mail.email }],
      subject: 'Your message about Chez Zoé <b>',
    });
    expect(got?.text).toContain('One\nTwo');
    expect(got?.html).toContain('Chez Zoé &lt;b&gt;');
    expect(got?.messageId).toBe(`<${(await rowOf(mail))?.id}@homes.example.com>`);
  });
  it('carries no header of a list when somebody waits for it', async () => {
    const mail = aMail();
    await ask(mail);
    await settled(mail, 'sent');
    expect(
      arrivedAt(mail.email)[0]
        ?.headers.map(({ key }) => key)
        .filter((key) => key.startsWith('list-')),
    ).toEqual([]);
  });
  it('goes to the address that its person has now', async () => {
    const { id, email } = await aPerson(app);
    const { email: _, ...mail } = aMail({ personId: id });
    await ask(mail);
    await settled(mail, 'sent');
    expect(arrivedAt(email)).toHaveLength(1);
  });
  it('gains no header and no reader by what its words say', async () => {
    const mail = aMail({ words: { title: 'Room\r\nBcc: victim@example.net\r\n\r\n<p>hi', path: '/homes' } });
    await ask(mail);
    await settled(mail, 'sent');
    const [got] = arrivedAt(mail.email);
    expect(got?.subject).toBe('Your message about Room Bcc: victim@example.net <p>hi');
    expect(got?.header('bcc')).toBeUndefined();
    expect(server.arrived.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('victim@example.net');
  });
});

describe('a mail of a list', () => {
  it('can be left by one press of the mail program, and always has the same list id', async () => {
    const mail = aNewsletter(`${randomUUID()}@example.com`, 'Alert 7');
    await ask(mail);
    await settled(mail, 'sent');
    const [got] = arrivedAt(mail.email);
    expect(got?.header('list-unsubscribe')).toBe(
      '<https://homes.example.com/api/new-listings-alerts/unsubscribe/to.ken>',
    );
    expect(got?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(got?.header('list-id')).toBe('<alert-7.homes.example.com>');
    expect(got?.text).toContain('https://homes.example.com/new-listings-alerts/unsubscribe/to.ken');
  });
  it.each([
    ['of this list', { list: 'alert-7' }],
    ['of any list', {}],
  ])('does not go to somebody who wants none %s; other mail does', async (_, which) => {
    const email = `${randomUUID()}@example.com`;
    expect((await suppress({ email: email.toUpperCase(), ...which })).status).toBe(200);
    const [unwanted, other, waitedFor] = [aNewsletter(email), aNewsletter(email, 'alert-8'), aMail({ email })];
    await ask(unwanted, other, waitedFor);
    await settled(unwanted, 'suppressed');
    await settled(other, 'list' in which ? 'sent' : 'suppressed');
    await settled(waitedFor, 'sent');
    expect(
      arrivedAt(email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['list' in which ? ['2 homes for you: Toronto'] : [], 'Your message about A bright room'].flat());
  });
  it('stops in the middle of a batch when its reader leaves', async () => {
    const email = `${randomUUID()}@example.com`;
    let left: Promise<unknown> | undefined;
    judge = async (): Promise<Verdict> => {
      await (left ??= suppress({ email, list: 'alert-7' }));
      return 'take';
    };
    const batch = Array.from({ length: 20 }, () => aNewsletter(email));
    await ask(...batch);
    const rows = await Promise.all(
      batch.map((mail) =>
        until(async () => {
          const row = await rowOf(mail);
          return row?.state === 'sent' || row?.state === 'suppressed' ? row : undefined;
        }),
      ),
    );
    // Those that were under way when the wish came arrive; none that was only queued does.
    expect(rows.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(4);
    expect(arrivedAt(email).length).toBeLessThanOrEqual(4);
  });
  it('is stopped by the service that shows the page alone; the wish outlives the account and names no address', async () => {
    const { id, email } = await aPerson(app);
    expect((await suppress({ email }, 'commerce')).status).toBe(404);
    await suppress({ email });
    await app.sql('delete from person where id = $1', [id]);
    const mail = aNewsletter(email);
    await ask(mail);
    await settled(mail, 'suppressed');
    expect(JSON.stringify(await app.sql('select * from suppression'))).not.toContain(email);
  });
});

describe('a mail server that', () => {
  it('says no for good gets it no second time', async () => {
    judge = () => 'never';
    const mail = aMail();
    await ask(mail);
    expect(await settled(mail, 'failed')).toMatchObject({ attempts: 1, answer: expect.stringContaining('550') });
  });
  it('says no for good to a mail of a list is told to whoever keeps the list, once', async () => {
    judge = () => 'never';
    const mail = aNewsletter(`${randomUUID()}@example.com`);
    await ask(mail);
    await settled(mail, 'failed');
    expect(
      await app.sql(`select target, payload from job where name = 'mail.bounced' and payload ->> 'email' = $1`, [
        mail.email,
      ]),
    ).toEqual([{ target: 'catalog', payload: { email: mail.email, list: 'alert-7' } }]);
  });
  it('says no for now gets it again later, and at last no more', async () => {
    judge = () => 'later';
    const mail = aMail();
    await ask(mail);
    await until(async () => (await rowOf(mail))?.answer?.includes('451') || undefined);
    expect(
      await app.sql(
        `select next_at > now() + interval '20 seconds' as waits from mail where key = $1 and state = 'queued'`,
        [mail.key],
      ),
    ).toEqual([{ waits: true }]);
    await app.sql('update mail set attempts = 7, next_at = now() where key = $1', [mail.key]);
    expect(await settled(mail, 'failed')).toMatchObject({ attempts: 8 });
  });
  it('breaks the line before it answers gets a mail that somebody waits for once more, under the same number, and this is noted', async () => {
    judge = () => 'cut';
    const mail = aMail();
    await ask(mail);
    await until(() => arrivedAt(mail.email)[0]);
    judge = () => 'take';
    const other = aMail();
    await ask(other);
    await settled(other, 'sent');
    expect(await rowOf(mail)).toMatchObject({ state: 'sending', attempts: 1 });
    await cutOff(mail);
    expect(await settled(mail, 'sent')).toMatchObject({ attempts: 2, isRepeat: true });
    expect(new Set(arrivedAt(mail.email).map(({ messageId }) => messageId)).size).toBe(1);
  });
  it('breaks the line before it answers gets mail of a list no second time', async () => {
    judge = () => 'cut';
    const mail = aNewsletter(`${randomUUID()}@example.com`);
    await ask(mail);
    await until(() => arrivedAt(mail.email)[0]);
    judge = () => 'take';
    await cutOff(mail);
    await settled(mail, 'unsure');
    expect(arrivedAt(mail.email)).toHaveLength(1);
  });
});

it('two copies of the service send each mail once', async () => {
  const second = await accounts.start({ ...testEnvironment('accounts', app.databaseUrl), ...settings() });
  const mails = Array.from({ length: 40 }, () => aMail());
  await ask(...mails);
  await Promise.all(mails.map((mail) => settled(mail, 'sent')));
  await second.stop();
  for (const { email } of mails) expect(arrivedAt(email)).toHaveLength(1);
});
