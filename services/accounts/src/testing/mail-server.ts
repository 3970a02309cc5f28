import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived: to whom the envelope says, and the whole of it. */
export interface ArrivedMail extends Email {
  readonly envelopeTo: readonly string[];
  header(name: string): string | undefined;
}
/** What a mail server does with a mail that it has read: take it, say no for good or for now, or break the line before it answers. */
export type Verdict = 'take' | 'never' | 'later' | 'cut';

/** A mail server on this machine that tells what arrives. */
export interface MailServer {
  readonly url: string;
  readonly arrived: readonly ArrivedMail[];
  close(): Promise<void>;
}

const codes = { never: 550, later: 451 } as const;

/** Opens a mail server; `judge` says what becomes of each mail. */
export async function openMailServer(
  judge: (mail: ArrivedMail) => Verdict | Promise<Verdict> = () => 'take',
): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const answer = async () => {
        const email = await PostalMime.parse(await buffer(stream));
        const mail: ArrivedMail = {
          ...email,
          envelopeTo: envelope.rcptTo.map(({ address }) => address),
          header: (name) => email.headers.find(({ key }) => key === name.toLowerCase())?.value,
        };
        arrived.push(mail);
        const verdict = await judge(mail);
        if (verdict === 'cut') for (const socket of sockets) socket.destroy();
        else if (verdict === 'take') done();
        else done(Object.assign(new Error('no'), { responseCode: codes[verdict] }));
      };
      void answer();
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
