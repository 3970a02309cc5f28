import { randomUUID } from 'node:crypto';
import type { OutboxMail } from '@porchlight/contracts/accounts';
import type { MailRequested } from '@porchlight/contracts/internal';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../../accounts.ts';
import { aUser } from '../../testing/a-user.ts';
import { Mailer } from '../mailer.ts';

const token = `${'t'.repeat(60)}.${'s'.repeat(43)}`;
const request = (app: TestApp, mail: Partial<MailRequested>) =>
  app.app.get(DataSource).transaction((manager) =>
    app.app.get(Mailer).request(manager, {
      template: 'password-reset',
      key: `password-reset:${randomUUID()}`,
      language: 'en-CA',
      words: { firstName: 'Zoé', path: `/password-reset/${token}` },
      ...mail,
    }),
  );
async function storedMail(app: TestApp, to: string, as = guest): Promise<OutboxMail> {
  for (;;) {
    const { mails } = (await app.get(`/mail-outbox?to=${encodeURIComponent(to)}`, { as })).body as {
      mails: OutboxMail[];
    };
    if (mails[0]?.state === 'sent') return mails[0];
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}

describe('outbox of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startForTest(accounts, { MAIL_OUTBOX_OPEN: 'on', PUBLIC_ORIGIN: 'http://localhost:8111' });
  });
  afterAll(async () => {
    await app.stop();
  });

  it('shows mail to guests, newest first, with working links', async () => {
    const { id, email } = await aUser(app);
    await request(app, { personId: id });
    await storedMail(app, email);
    await request(app, { email: 'Other@Example.com' });
    const other = await storedMail(app, 'other@example.com');
    const { mails } = (await app.get('/mail-outbox')).body as { mails: OutboxMail[] };
    expect(mails.map(({ to }) => to)).toEqual(['other@example.com', email]);
    expect(other).toMatchObject({ subject: 'Choose a new password', template: 'password-reset', state: 'sent' });
    expect((await app.get(`/mail-outbox/${other.id}`)).body.text).toContain(
      `http://localhost:8111/password-reset/${token}\n`,
    );
  });
  it('shows the address that takes answers', async () => {
    const replyTo = 'r-aaaaaaaaaaaaaaaaaaaa@reply.localhost';
    await request(app, { email: 'answer@example.com', replyTo });
    const { id } = await storedMail(app, 'answer@example.com');
    expect((await app.get(`/mail-outbox/${id}`)).body).toMatchObject({ replyTo });
  });
  it('returns 404 for unknown mail', async () => {
    for (const id of [randomUUID(), 'zzz', `x' or true --`])
      expect((await app.get(`/mail-outbox/${encodeURIComponent(id)}`)).status).toBe(404);
    expect((await app.get('/mail-outbox?to=nobody@example.com')).body).toEqual({ mails: [] });
  });
});

describe('outbox outside the demo', () => {
  let app: TestApp;
  const staff = asStaff(['showUtilities']);
  beforeAll(async () => {
    app = await startForTest(accounts);
  });
  afterAll(async () => {
    await app.stop();
  });

  it('shows mail to permitted staff only', async () => {
    for (const path of ['/mail-outbox', `/mail-outbox/${randomUUID()}`]) {
      expect((await app.get(path)).status).toBe(401);
      for (const as of [asRenter(), asStaff(['viewUsers'])]) expect((await app.get(path, { as })).status).toBe(403);
    }
    expect((await app.get('/mail-outbox', { as: staff })).status).toBe(200);
  });
  it('redacts links, codes and the address for answers for staff', async () => {
    await request(app, { email: 'a@example.com', replyTo: 'r-aaaaaaaaaaaaaaaaaaaa@reply.localhost' });
    await request(app, {
      email: 'b@example.com',
      template: 'landlord-code',
      words: { firstName: 'Zoé', code: '123456' },
    });
    const texts = await Promise.all(
      ['a@example.com', 'b@example.com'].map(async (to) => {
        const { body } = await app.get(`/mail-outbox/${(await storedMail(app, to, staff)).id}`, { as: staff });
        expect(body).not.toHaveProperty('replyTo');
        return String(body.text);
      }),
    );
    expect(texts[0]).toContain('http://localhost:8080/password-reset/…');
    expect(texts[1]).toContain('Enter this code');
    for (const text of texts) {
      expect(text).not.toContain('tttt');
      expect(text).not.toContain('123456');
    }
  });
});
