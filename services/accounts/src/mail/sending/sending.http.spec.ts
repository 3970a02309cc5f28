import { randomUUID } from 'node:crypto';
import type { MailRequested } from '@porchlight/contracts/internal';
import { testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../../accounts.ts';
import { aUser } from '../../testing/a-user.ts';
import {
  aMail,
  aNewsletter,
  arrivedAt,
  requestMails,
  rowOf,
  settled,
  startMailSending,
  until,
  type MailSending,
} from '../../testing/mail-sending.ts';

let sending: MailSending;
let app: TestApp;
beforeAll(async () => {
  sending = await startMailSending();
  app = sending.app;
});
beforeEach(() => {
  sending.judge = () => 'take';
});
afterAll(() => sending.stop());

/** Backdates the claim, as if its worker had stopped three minutes ago. */
const interrupt = (mail: MailRequested) =>
  app.sql(`update mail set state = 'sending', sending_since = now() - interval '3 minutes' where key = $1`, [mail.key]);

describe('transactional mail', () => {
  it('is delivered once as text and HTML, and its values are deleted', async () => {
    const { email, id: personId } = await aUser(app);
    const mail = aMail({ email, personId, words: { title: 'Chez Zoé <b>', message: 'One\nTwo', path: '/homes' } });
    await requestMails(sending, mail);
    expect(await settled(sending, mail, 'sent')).toMatchObject({ attempts: 1, words: {}, isRepeat: false });
    const [got, ...more] = arrivedAt(sending, mail.email);
    expect(more).toEqual([]);
    expect(got).toMatchObject({
      from: { address: 'hello@example.com', name: 'Porchlight' },
      to: [{ address: mail.email }],
      subject: 'Your message about Chez Zoé <b>',
    });
    expect(got?.text).toContain('One\nTwo');
    expect(got?.html).toContain('Chez Zoé &lt;b&gt;');
    expect(got?.messageId).toBe(`<${(await rowOf(sending, mail))?.id}@homes.example.com>`);
  });
  it('has no list headers', async () => {
    const mail = aMail();
    await requestMails(sending, mail);
    await settled(sending, mail, 'sent');
    expect(
      arrivedAt(sending, mail.email)[0]
        ?.headers.map(({ key }) => key)
        .filter((key) => key.startsWith('list-')),
    ).toEqual([]);
  });
  it('that takes answers says so above its text, and every mail shows that the site sent it', async () => {
    const replyTo = 'r-aaaaaaaaaaaaaaaaaaaa@reply.localhost';
    const [mail, other] = [aMail({ replyTo, language: 'fr-CA' }), aMail()];
    await requestMails(sending, mail, other);
    for (const one of [mail, other]) await settled(sending, one, 'sent');
    const [got, plain] = [mail, other].map(({ email }) => arrivedAt(sending, email)[0]);
    expect(got?.replyTo).toEqual([{ address: replyTo, name: '' }]);
    expect(got?.text).toMatch(/^##- Écrivez votre réponse au-dessus de cette ligne -##\n/u);
    expect(got?.html).toContain('##- Écrivez');
    expect([plain?.replyTo, plain?.text?.includes('##-')]).toEqual([undefined, false]);
    expect([got, plain].map((one) => one?.header('X-Porchlight-Relay'))).toEqual(['sent', 'sent']);
  });
  it('goes to the current address of the user', async () => {
    const { id, email } = await aUser(app);
    const { email: _, ...mail } = aMail({ personId: id });
    await requestMails(sending, mail);
    await settled(sending, mail, 'sent');
    expect(arrivedAt(sending, email)).toHaveLength(1);
  });
  it('is safe against header and recipient injection', async () => {
    const mail = aMail({ words: { title: 'Room\r\nBcc: victim@example.net\r\n\r\n<p>hi', path: '/homes' } });
    await requestMails(sending, mail);
    await settled(sending, mail, 'sent');
    const [got] = arrivedAt(sending, mail.email);
    expect(got?.subject).toBe('Your message about Room Bcc: victim@example.net <p>hi');
    expect(got?.header('bcc')).toBeUndefined();
    expect(sending.server.arrived.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('victim@example.net');
  });
});

describe('mail server that', () => {
  it('rejects permanently gets no second attempt', async () => {
    sending.judge = () => 'never';
    const mail = aMail();
    await requestMails(sending, mail);
    expect(await settled(sending, mail, 'failed')).toMatchObject({
      attempts: 1,
      answer: expect.stringContaining('550'),
    });
  });
  it('rejects bulk mail permanently causes one mail.bounced event', async () => {
    sending.judge = () => 'never';
    const mail = aNewsletter(`${randomUUID()}@example.com`);
    await requestMails(sending, mail);
    await settled(sending, mail, 'failed');
    expect(
      await app.sql(`select target, payload from job where name = 'mail.bounced' and payload ->> 'email' = $1`, [
        mail.email,
      ]),
    ).toEqual([{ target: 'catalog', payload: { email: mail.email, list: 'alert-7' } }]);
  });
  it('rejects temporarily gets retries up to the maximum', async () => {
    sending.judge = () => 'later';
    const mail = aMail();
    await requestMails(sending, mail);
    await until(async () => (await rowOf(sending, mail))?.answer?.includes('451') || undefined);
    expect(
      await app.sql(
        `select next_at > now() + interval '20 seconds' as waits from mail where key = $1 and state = 'queued'`,
        [mail.key],
      ),
    ).toEqual([{ waits: true }]);
    await app.sql('update mail set attempts = 7, next_at = now() where key = $1', [mail.key]);
    expect(await settled(sending, mail, 'failed')).toMatchObject({ attempts: 8 });
  });
  it('disconnects before replying gets transactional mail again with the same Message-ID, marked as a repeat', async () => {
    sending.judge = () => 'cut';
    const mail = aMail();
    await requestMails(sending, mail);
    await until(() => arrivedAt(sending, mail.email)[0]);
    sending.judge = () => 'take';
    const other = aMail();
    await requestMails(sending, other);
    await settled(sending, other, 'sent');
    expect(await rowOf(sending, mail)).toMatchObject({ state: 'sending', attempts: 1 });
    await interrupt(mail);
    expect(await settled(sending, mail, 'sent')).toMatchObject({ attempts: 2, isRepeat: true });
    expect(new Set(arrivedAt(sending, mail.email).map(({ messageId }) => messageId)).size).toBe(1);
  });
  it('disconnects before replying gets bulk mail only once', async () => {
    sending.judge = () => 'cut';
    const mail = aNewsletter(`${randomUUID()}@example.com`);
    await requestMails(sending, mail);
    await until(() => arrivedAt(sending, mail.email)[0]);
    sending.judge = () => 'take';
    await interrupt(mail);
    await settled(sending, mail, 'unsure');
    expect(arrivedAt(sending, mail.email)).toHaveLength(1);
  });
});

it('two instances of the service send each mail once', async () => {
  const second = await accounts.start({ ...testEnvironment('accounts', app.databaseUrl), ...sending.settings });
  const mails = Array.from({ length: 40 }, () => aMail());
  await requestMails(sending, ...mails);
  await Promise.all(mails.map((mail) => settled(sending, mail, 'sent')));
  await second.stop();
  for (const { email } of mails) expect(arrivedAt(sending, email)).toHaveLength(1);
});
