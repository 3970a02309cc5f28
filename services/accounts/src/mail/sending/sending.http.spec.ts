import { randomUUID } from 'node:crypto';
import type { MailRequested } from '@porchlight/contracts/internal';
import { asService, startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../../accounts.ts';
import { aUser } from '../../testing/a-user.ts';
import { startMailServer, type ReceivedMail, type MailServer, type Verdict } from '../../testing/mail-server.ts';
import { Mailer } from '../mailer.ts';

let app: TestApp;
let server: MailServer;
let judge: (mail: ReceivedMail) => Verdict | Promise<Verdict> = () => 'take';
const settings = () => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'Porchlight <hello@example.com>',
  PUBLIC_ORIGIN: 'https://homes.example.com',
});
beforeAll(async () => {
  server = await startMailServer((mail) => judge(mail));
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
const request = (...mails: readonly MailRequested[]) =>
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
/** Backdates the claim, as if its worker had died two minutes ago. */
const interrupt = (mail: MailRequested) =>
  app.sql(`update mail set state = 'sending', sending_since = now() - interval '3 minutes' where key = $1`, [mail.key]);

describe('transactional mail', () => {
  it('is delivered once as text and HTML, and its values are deleted', async () => {
    const { email } = await aUser(app);
    const mail = aMail({ email, words: { title: 'Chez Zoé <b>', message: 'One\nTwo', path: '/homes' } });
    await request(mail);
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
  it('has no list headers', async () => {
    const mail = aMail();
    await request(mail);
    await settled(mail, 'sent');
    expect(
      arrivedAt(mail.email)[0]
        ?.headers.map(({ key }) => key)
        .filter((key) => key.startsWith('list-')),
    ).toEqual([]);
  });
  it('goes to the current address of the user', async () => {
    const { id, email } = await aUser(app);
    const { email: _, ...mail } = aMail({ personId: id });
    await request(mail);
    await settled(mail, 'sent');
    expect(arrivedAt(email)).toHaveLength(1);
  });
  it('is safe against header and recipient injection', async () => {
    const mail = aMail({ words: { title: 'Room\r\nBcc: victim@example.net\r\n\r\n<p>hi', path: '/homes' } });
    await request(mail);
    await settled(mail, 'sent');
    const [got] = arrivedAt(mail.email);
    expect(got?.subject).toBe('Your message about Room Bcc: victim@example.net <p>hi');
    expect(got?.header('bcc')).toBeUndefined();
    expect(server.arrived.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('victim@example.net');
  });
});

describe('bulk mail', () => {
  it('supports one-click unsubscribe and has a stable list ID', async () => {
    const mail = aNewsletter(`${randomUUID()}@example.com`, 'Alert 7');
    await request(mail);
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
  ])('is suppressed %s while other mail is sent', async (_, which) => {
    const email = `${randomUUID()}@example.com`;
    expect((await suppress({ email: email.toUpperCase(), ...which })).status).toBe(200);
    const [unwanted, other, waitedFor] = [aNewsletter(email), aNewsletter(email, 'alert-8'), aMail({ email })];
    await request(unwanted, other, waitedFor);
    await settled(unwanted, 'suppressed');
    await settled(other, 'list' in which ? 'sent' : 'suppressed');
    await settled(waitedFor, 'sent');
    expect(
      arrivedAt(email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['list' in which ? ['2 homes for you: Toronto'] : [], 'Your message about A bright room'].flat());
  });
  it('stops within a batch after an unsubscription', async () => {
    const email = `${randomUUID()}@example.com`;
    let left: Promise<unknown> | undefined;
    judge = async (): Promise<Verdict> => {
      await (left ??= suppress({ email, list: 'alert-7' }));
      return 'take';
    };
    const batch = Array.from({ length: 20 }, () => aNewsletter(email));
    await request(...batch);
    const rows = await Promise.all(
      batch.map((mail) =>
        until(async () => {
          const row = await rowOf(mail);
          return row?.state === 'sent' || row?.state === 'suppressed' ? row : undefined;
        }),
      ),
    );
    // Mail already being sent when the suppression arrives is delivered; queued mail is not.
    expect(rows.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(4);
    expect(arrivedAt(email).length).toBeLessThanOrEqual(4);
  });
  it('is suppressed by catalog only; the suppression outlives the account and stores no address', async () => {
    const { id, email } = await aUser(app);
    expect((await suppress({ email }, 'commerce')).status).toBe(404);
    await suppress({ email });
    await app.sql('delete from person where id = $1', [id]);
    const mail = aNewsletter(email);
    await request(mail);
    await settled(mail, 'suppressed');
    expect(JSON.stringify(await app.sql('select * from suppression'))).not.toContain(email);
  });
});

describe('mail server that', () => {
  it('rejects permanently gets no second attempt', async () => {
    judge = () => 'never';
    const mail = aMail();
    await request(mail);
    expect(await settled(mail, 'failed')).toMatchObject({ attempts: 1, answer: expect.stringContaining('550') });
  });
  it('rejects bulk mail permanently causes one mail.bounced event', async () => {
    judge = () => 'never';
    const mail = aNewsletter(`${randomUUID()}@example.com`);
    await request(mail);
    await settled(mail, 'failed');
    expect(
      await app.sql(`select target, payload from job where name = 'mail.bounced' and payload ->> 'email' = $1`, [
        mail.email,
      ]),
    ).toEqual([{ target: 'catalog', payload: { email: mail.email, list: 'alert-7' } }]);
  });
  it('rejects temporarily gets retries up to the maximum', async () => {
    judge = () => 'later';
    const mail = aMail();
    await request(mail);
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
  it('disconnects before replying gets transactional mail again with the same Message-ID, marked as a repeat', async () => {
    judge = () => 'cut';
    const mail = aMail();
    await request(mail);
    await until(() => arrivedAt(mail.email)[0]);
    judge = () => 'take';
    const other = aMail();
    await request(other);
    await settled(other, 'sent');
    expect(await rowOf(mail)).toMatchObject({ state: 'sending', attempts: 1 });
    await interrupt(mail);
    expect(await settled(mail, 'sent')).toMatchObject({ attempts: 2, isRepeat: true });
    expect(new Set(arrivedAt(mail.email).map(({ messageId }) => messageId)).size).toBe(1);
  });
  it('disconnects before replying gets bulk mail only once', async () => {
    judge = () => 'cut';
    const mail = aNewsletter(`${randomUUID()}@example.com`);
    await request(mail);
    await until(() => arrivedAt(mail.email)[0]);
    judge = () => 'take';
    await interrupt(mail);
    await settled(mail, 'unsure');
    expect(arrivedAt(mail.email)).toHaveLength(1);
  });
});

it('two instances of the service send each mail once', async () => {
  const second = await accounts.start({ ...testEnvironment('accounts', app.databaseUrl), ...settings() });
  const mails = Array.from({ length: 40 }, () => aMail());
  await request(...mails);
  await Promise.all(mails.map((mail) => settled(mail, 'sent')));
  await second.stop();
  for (const { email } of mails) expect(arrivedAt(email)).toHaveLength(1);
});
