import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Envelope and text of a mail. */
export interface SentMail {
  readonly from: string;
  readonly to: string | readonly string[];
  readonly raw: string | Buffer;
  /** Declares the size before the mail is sent. */
  readonly hasSize?: boolean;
}
/** Last reply of the server: the first refusal, or the reply to the whole mail. */
export interface SmtpReply {
  readonly code: number;
  readonly text: string;
}

const escapeDots = (raw: Buffer): string => raw.toString('latin1').replaceAll(/^\./gmu, '..');

/** Sends a mail as another mail server does. */
export async function sendMail(port: number, { from, to, raw, hasSize = false }: SentMail): Promise<SmtpReply> {
  const socket = createConnection(port, '127.0.0.1');
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
  const bytes = Buffer.isBuffer(raw) ? raw : Buffer.from(raw);
  const size = hasSize ? ` SIZE=${bytes.length}` : '';
  const recipients = [to].flat().map((address) => `RCPT TO:<${address}>`);
  try {
    await nextReply(replies);
    for (const command of ['EHLO mx.example.com', `MAIL FROM:<${from}>${size}`, ...recipients, 'DATA']) {
      socket.write(`${command}\r\n`);
      const reply = await nextReply(replies);
      if (reply.code >= 400) return reply;
    }
    await writeAll(socket, `${escapeDots(bytes)}\r\n.\r\n`);
    return await nextReply(replies);
  } finally {
    socket.destroy();
  }
}

async function nextReply(replies: AsyncIterator<string>): Promise<SmtpReply> {
  for (;;) {
    const { value, done } = await replies.next();
    if (done === true) throw new Error('the mail server closed the connection');
    if (value[3] !== '-') return { code: Number(value.slice(0, 3)), text: value };
  }
}

async function writeAll(socket: Socket, text: string): Promise<void> {
  if (!socket.write(text, 'latin1')) await once(socket, 'drain');
}
