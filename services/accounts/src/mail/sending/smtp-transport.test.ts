import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SmtpTransport } from './smtp-transport.ts';

const mail = {
  messageId: '<1@homes.example>',
  to: 'amara@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: 'Hello',
  attachments: [],
};
let received = 0;
// Without a certificate of its own the server uses one that it signed itself.
const servers = [true, false].map(
  (secure) =>
    new SMTPServer({
      secure,
      authOptional: true,
      onData(stream, _, done) {
        received += 1;
        stream.resume().on('end', () => done());
      },
    }),
);
beforeAll(async () => {
  for (const server of servers) {
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});
afterAll(async () => {
  for (const server of servers) await new Promise<void>((resolve) => server.close(() => resolve()));
});

describe('a mail server with a certificate that no authority signed', () => {
  it.each([
    ['smtps', 0],
    ['smtp', 1],
  ] as const)('gets no mail by %s, which is retried later', async (protocol, at) => {
    const { port } = servers[at]!.server.address() as AddressInfo;
    const transport = new SmtpTransport({
      kind: 'smtp',
      url: new URL(`${protocol}://127.0.0.1:${port}`),
      from: 'hello@homes.example',
      origin: 'https://homes.example',
      needsTls: true,
    });
    expect(await transport.send(mail)).toMatchObject({
      kind: 'later',
      reply: expect.stringMatching(/self-signed|certificate|altnames/i),
    });
    expect(received).toBe(0);
  });
});
