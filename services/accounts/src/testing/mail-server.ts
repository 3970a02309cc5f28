import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Received mail with its envelope recipients. */
export interface ReceivedMail extends Email {
  readonly envelopeTo: readonly string[];
  header(name: string): string | undefined;
}
/** Behaviour after a mail was read: accept, reject permanently, reject temporarily, or disconnect without a reply. */
export type Verdict = 'take' | 'never' | 'later' | 'cut';

/** Local mail server that records received mail. */
export interface MailServer {
  readonly url: string;
  readonly arrived: readonly ReceivedMail[];
  close(): Promise<void>;
}

const replyCodes = { never: 550, later: 451 } as const;

/** Starts a mail server; `judge` decides about each mail. */
export async function startMailServer(
  judge: (mail: ReceivedMail) => Verdict | Promise<Verdict> = () => 'take',
): Promise<MailServer> {
  const arrived: ReceivedMail[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const handle = async () => {
        const email = await PostalMime.parse(await buffer(stream));
        const mail: ReceivedMail = {
          ...email,
          envelopeTo: envelope.rcptTo.map(({ address }) => address),
          header: (name) => email.headers.find(({ key }) => key === name.toLowerCase())?.value,
        };
        arrived.push(mail);
        const verdict = await judge(mail);
        if (verdict === 'cut') for (const socket of sockets) socket.destroy();
        else if (verdict === 'take') done();
        else done(Object.assign(new Error('no'), { responseCode: replyCodes[verdict] }));
      };
      void handle();
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
