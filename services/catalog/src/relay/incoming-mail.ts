import { randomUUID } from 'node:crypto';
import { addressParser, default as PostalMime, type Attachment, type Email } from 'postal-mime';

/** Mail as it arrived at the relay. */
export interface IncomingMail {
  /** The one address of its author; undefined when it names none or several. */
  readonly from: string | undefined;
  /** Sender of the envelope; empty for a bounce. */
  readonly envelopeFrom: string;
  readonly messageId: string | undefined;
  readonly text: string;
  readonly hasAttachments: boolean;
  /** Returns the values of all headers of a name. */
  readonly headers: (name: string) => readonly string[];
}

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 } as const;

/** Parses a mail. Throws for one whose structure exceeds the limits of a mail that a person writes. */
export async function parseMail(raw: Buffer, envelopeFrom: string): Promise<IncomingMail> {
  const email = await PostalMime.parse(raw, limits);
  const headers = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return {
    from: authorOf(headers('from')),
    envelopeFrom,
    messageId: email.messageId,
    text: email.text ?? (email.html === undefined ? '' : await textOf(email.html)),
    hasAttachments: email.attachments.some(isFile),
    headers,
  };
}

function authorOf(values: readonly string[]): string | undefined {
  const authors = values.flatMap((value) => addressParser(value, { flatten: true }));
  return values.length === 1 && authors.length === 1 ? authors[0]?.address : undefined;
}

// Images of a signature are parts of the text.
const isFile = ({ disposition, related }: Attachment) => disposition === 'attachment' && related !== true;

/** Returns the text of HTML: the parser converts HTML that stands beside a text. */
async function textOf(html: string): Promise<string> {
  const boundary = randomUUID();
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`;
  const { text = '' }: Email = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${part('text/plain', '')}${part('text/html', html)}--${boundary}--`,
  );
  return text;
}
