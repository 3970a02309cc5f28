import { PassThrough } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailWay } from './mail-way.ts';
import type { AddressedMail, MailTransport, SendOutcome } from './mail-transport.ts';

type SmtpWay = Extract<MailWay, { kind: 'smtp' }>;
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

const defaultPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
// Less in all than the time after which another worker takes a mail up.
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** RFC 2369 and 8058: programs leave a list by one POST, without a page. The id of a list never changes, so that people can sort by it. */
function listHeaders({ list }: AddressedMail, host: string): Record<string, string> {
  if (!list) return {};
  const stop =
    list.stopAddress === undefined
      ? {}
      : { 'List-Unsubscribe': `<${list.stopAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Id': `<${list.id.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}.${host}>`, ...stop };
}

/** Hands mail to a server. One connection a mail and no tries of its own: whoever keeps the queue decides what is sent twice. */
export class SmtpTransport implements MailTransport {
  readonly #way: SmtpWay;
  readonly #transporter: Transporter;
  readonly #whole = new Set<string>();

  constructor(way: SmtpWay) {
    this.#way = way;
    const { url } = way;
    this.#transporter = createTransport({
      host: url.hostname,
      port: Number(url.port || defaultPorts[url.protocol]),
      secure: url.protocol === 'smtps:',
      requireTLS: way.needsTls,
      ...(url.username
        ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
        : {}),
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Notes when the last byte was handed on: only from then on can the server have taken a mail whose answer is lost.
    this.#transporter.use('stream', (mail, done) => {
      const id = String(mail.data.messageId);
      mail.message.transform(
        () =>
          new PassThrough({
            flush: (end) => {
              this.#whole.add(id);
              end();
            },
          }),
      );
      done();
    });
  }

  async send(mail: AddressedMail): Promise<SendOutcome> {
    const { messageId, to, subject, text, html } = mail;
    try {
      const { response } = await this.#transporter.sendMail({
        messageId,
        from: this.#way.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...listHeaders(mail, new URL(this.#way.origin).hostname), 'Auto-Submitted': 'auto-generated' },
      });
      return { kind: 'sent', answer: String(response) };
    } catch (error) {
      return this.#outcomeOf(error as SmtpError, messageId);
    } finally {
      this.#whole.delete(messageId);
    }
  }

  #outcomeOf({ code, responseCode, response, message }: SmtpError, messageId: string): SendOutcome {
    const answer = response ?? message;
    // A refused sign-in is our fault and not the mail's: it waits until somebody mends the settings.
    const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    if (isAboutTheMail && (responseCode === undefined || (responseCode >= 500 && responseCode !== 503)))
      return { kind: 'refused', answer };
    return { kind: responseCode === undefined && this.#whole.has(messageId) ? 'lost' : 'later', answer };
  }
}
