import { randomUUID } from 'node:crypto';
import { asService, type TestApp } from '@porchlight/service-kit/testing';
import { aUser } from '../../testing/a-user.ts';
import type { Verdict } from '../../testing/mail-server.ts';
import {
  aMail,
  aNewsletter,
  arrivedAt,
  requestMails,
  settled,
  startMailSending,
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

const suppress = (payload: object, from: Parameters<typeof asService>[0] = 'catalog') =>
  app.post('/internal/events', {
    as: asService(from),
    body: { key: randomUUID(), name: 'mail.suppressed', at: new Date().toISOString(), payload },
  });

describe('bulk mail', () => {
  it('supports one-click unsubscribe and has a stable list ID', async () => {
    const mail = aNewsletter(`${randomUUID()}@example.com`, 'Alert 7');
    await requestMails(sending, mail);
    await settled(sending, mail, 'sent');
    const [got] = arrivedAt(sending, mail.email);
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
    await requestMails(sending, unwanted, other, waitedFor);
    await settled(sending, unwanted, 'suppressed');
    await settled(sending, other, 'list' in which ? 'sent' : 'suppressed');
    await settled(sending, waitedFor, 'sent');
    expect(
      arrivedAt(sending, email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['list' in which ? ['2 homes for you: Toronto'] : [], 'Your message about A bright room'].flat());
  });
  it('stops within a batch after an unsubscription', async () => {
    const email = `${randomUUID()}@example.com`;
    let left: Promise<unknown> | undefined;
    sending.judge = async (): Promise<Verdict> => {
      await (left ??= suppress({ email, list: 'alert-7' }));
      return 'take';
    };
    const batch = Array.from({ length: 20 }, () => aNewsletter(email));
    await requestMails(sending, ...batch);
    const rows = await Promise.all(batch.map((mail) => settled(sending, mail, 'sent', 'suppressed')));
    // Mail already being sent when the suppression arrives is delivered; queued mail is not.
    expect(rows.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(4);
    expect(arrivedAt(sending, email).length).toBeLessThanOrEqual(4);
  });
  it('is suppressed by catalog only; the suppression outlives the account and stores no address', async () => {
    const { id, email } = await aUser(app);
    expect((await suppress({ email }, 'commerce')).status).toBe(404);
    await suppress({ email });
    await app.sql('delete from person where id = $1', [id]);
    const mail = aNewsletter(email);
    await requestMails(sending, mail);
    await settled(sending, mail, 'suppressed');
    expect(JSON.stringify(await app.sql('select * from suppression'))).not.toContain(email);
  });
});
