import { PassThrough } from 'node:stream';
import { siteMailHeader } from '@porchlight/contracts/internal';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';
import type { OutgoingMail, MailTransport, SendOutcome } from './mail-transport.ts';

type SmtpSettings = Extract<MailSettings, { kind: 'smtp' }>;
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

const defaultPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
// Total must stay below the time after which another worker claims the mail again.
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Returns the headers of RFC 2369 and RFC 8058: clients unsubscribe with one POST, without a page. List IDs are stable,
 * so that readers can filter by them.
 */
function listHeaders({ list }: OutgoingMail, host: string): Record<string, string> {
  if (!list) return {};
  const unsubscribeHeaders =
    list.unsubscribeUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${list.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Id': `<${list.id.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}.${host}>`, ...unsubscribeHeaders };
}

/** Sends mail by SMTP with one connection a mail and no retries of its own; the queue decides about retries. */
export class SmtpTransport implements MailTransport {
  readonly #settings: SmtpSettings;
  readonly #transporter: Transporter;
  readonly #transmitted = new Set<string>();

  constructor(settings: SmtpSettings) {
    this.#settings = settings;
    const { url } = settings;
    this.#transporter = createTransport({
      host: url.hostname,
      port: Number(url.port || defaultPorts[url.protocol]),
      secure: url.protocol === 'smtps:',
      requireTLS: settings.needsTls,
      ...(url.username
        ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
        : {}),
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Records that the last byte was transmitted: only from then on can the server have accepted a mail without a
    // reply.
    this.#transporter.use('stream', (mail, done) => {
      const id = String(mail.data.messageId);
      mail.message.transform(
        () =>
          new PassThrough({
            flush: (end) => {
              this.#transmitted.add(id);
              end();
            },
          }),
      );
      done();
    });
  }

  async send(mail: OutgoingMail): Promise<SendOutcome> {
    const { messageId, to, replyTo, subject, text, html, attachments } = mail;
    try {
      const { response } = await this.#transporter.sendMail({
        messageId,
        from: this.#settings.from,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        attachments: [...attachments],
        headers: {
          ...listHeaders(mail, new URL(this.#settings.origin).hostname),
          'Auto-Submitted': 'auto-generated',
          [siteMailHeader]: 'sent',
        },
      });
      return { kind: 'sent', reply: String(response) };
    } catch (error) {
      return this.#outcomeOf(error as SmtpError, messageId);
    } finally {
      this.#transmitted.delete(messageId);
    }
  }

  #outcomeOf({ code, responseCode, response, message }: SmtpError, messageId: string): SendOutcome {
    const reply = response ?? message;
    // An authentication failure is a configuration fault and not the mail's: the mail is retried later.
    const isMailFault = code === 'EENVELOPE' || code === 'EMESSAGE';
    if (isMailFault && (responseCode === undefined || (responseCode >= 500 && responseCode !== 503)))
      return { kind: 'refused', reply };
    return { kind: responseCode === undefined && this.#transmitted.has(messageId) ? 'lost' : 'later', reply };
  }
}
