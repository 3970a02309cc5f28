import { ConfigRefused } from '@porchlight/service-kit';
import type { AccountsConfig } from '../../config.ts';

/** How mail leaves: through a server, or not at all. */
export type MailWay =
  | {
      readonly kind: 'smtp';
      readonly url: URL;
      readonly from: string;
      readonly origin: string;
      readonly needsTls: boolean;
    }
  | { readonly kind: 'outbox'; readonly origin: string };

const refuse = (words: string): never => {
  throw new ConfigRefused(words);
};

/** Reads how mail leaves. What would be mail that nobody gets, or mail that everybody reads, stops the boot. */
export function mailWayOf(config: AccountsConfig): MailWay {
  if (config.isProduction) requireForProduction(config);
  const origin = new URL(config.publicOrigin ?? 'http://localhost:8080').origin;
  return config.smtpUrl === undefined ? { kind: 'outbox', origin } : smtpWay(config.smtpUrl, origin, config);
}

function requireForProduction({ smtpUrl, mailOutbox, mailOutboxOpen, publicOrigin }: AccountsConfig): void {
  if (mailOutboxOpen)
    refuse('MAIL_OUTBOX_OPEN must be off in production: anybody could read the links by which passwords are set');
  if (publicOrigin === undefined)
    refuse('PUBLIC_ORIGIN must name the address that visitors type (it is not set): mails lead there');
  if (smtpUrl === undefined && !mailOutbox)
    refuse(
      'SMTP_URL must name the server that sends mail (it is not set). To keep all mail in the house instead, ask for it by name: MAIL_OUTBOX=on',
    );
}

function smtpWay(
  smtpUrl: string,
  origin: string,
  { mailFrom, mailOutbox, mailOutboxOpen, isProduction }: AccountsConfig,
): MailWay {
  if (mailOutbox || mailOutboxOpen)
    refuse('SMTP_URL sends mail, MAIL_OUTBOX and MAIL_OUTBOX_OPEN keep it: set one or the other');
  const from =
    mailFrom ??
    refuse(
      'MAIL_FROM must name who writes, such as Porchlight <hello@example.com> (it is not set), since SMTP_URL sends mail',
    );
  const url = new URL(smtpUrl);
  // A password and the links of mails travel here; a server in the same closed network may do without.
  return { kind: 'smtp', url, from, origin, needsTls: isProduction && url.searchParams.get('requireTLS') !== 'false' };
}
