import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../../accounts.ts';
import { aMail, requestMails, rowOf, settled, until } from '../../testing/mail-sending.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';

const pdf = Buffer.from('%PDF-1.7 a receipt');
const requested: string[] = [];
let status = 200;
let content = pdf;
/** Stands in for commerce, which stores the receipts. */
const commerce = createServer((request, response) => {
  requested.push(request.url ?? '');
  const body = { name: 'RC-2026-000001.pdf', type: 'application/pdf', content: content.toString('base64') };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? body : {}));
});
let app: TestApp;
let server: MailServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => commerce.listen(0, '127.0.0.1', resolve));
  server = await startMailServer();
  app = await startForTest(accounts, {
    SMTP_URL: server.url,
    MAIL_FROM: 'Porchlight <hello@example.com>',
    PUBLIC_ORIGIN: 'https://homes.example.com',
    COMMERCE_URL: `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await app.stop();
  await server.close();
  await new Promise((resolve) => commerce.close(resolve));
});

const aReceiptMail = () =>
  aMail({
    template: 'receipt-copy',
    key: `receipt-copy:${randomUUID()}`,
    words: { receipt: 'RC-2026-000001' },
    attachment: { taxReceiptId: randomUUID() },
  });
const sending = () => ({ app, server, settings: {}, judge: () => 'take' as const, stop: () => Promise.resolve() });
const arrived = (email: string | undefined) => server.arrived.filter(({ envelopeTo }) => envelopeTo[0] === email);

describe('a mail with a receipt', () => {
  it('has the PDF of its service attached, also to an address that gets many', async () => {
    const first = aReceiptMail();
    const mails = [first, ...Array.from({ length: 4 }, () => ({ ...aReceiptMail(), email: first.email ?? '' }))];
    await requestMails(sending(), ...mails);
    for (const mail of mails) await settled(sending(), mail, 'sent');
    expect(requested).toContain(`/internal/tax-receipts/${first.attachment?.taxReceiptId}/file`);
    expect(arrived(first.email)).toHaveLength(5);
    const [{ attachments, subject } = { attachments: [], subject: '' }] = arrived(first.email);
    expect([subject, attachments.map(({ filename, mimeType }) => [filename, mimeType])]).toEqual([
      'RC-2026-000001 from Porchlight',
      [['RC-2026-000001.pdf', 'application/pdf']],
    ]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true);
  });
  it.each([
    ['is not available yet', () => (status = 503)],
    ['is too large', () => (content = Buffer.alloc(2_000_001))],
  ])('whose file %s is sent later, never without it', async (_, given) => {
    given();
    const mail = aReceiptMail();
    await requestMails(sending(), mail);
    const answer = await until(async () => (await rowOf(sending(), mail))?.answer ?? undefined);
    expect([answer.length > 0, (await rowOf(sending(), mail))?.state, arrived(mail.email)]).toEqual([
      true,
      'queued',
      [],
    ]);
    [status, content] = [200, pdf];
    await app.sql('update mail set next_at = now() where key = $1', [mail.key]);
    await settled(sending(), mail, 'sent');
    expect(arrived(mail.email)[0]?.attachments).toHaveLength(1);
  });
});
