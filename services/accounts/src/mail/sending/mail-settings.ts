import { InvalidConfigError } from '@porchlight/service-kit';
import type { AccountsConfig } from '../../config.ts';

/** Mail settings: SMTP server or outbox. */
export type MailSettings =
  | {
      readonly kind: 'smtp';
      readonly url: URL;
      readonly from: string;
      readonly origin: string;
      readonly needsTls: boolean;
    }
  | { readonly kind: 'outbox'; readonly origin: string };

const refuse = (message: string): never => {
  throw new InvalidConfigError(message);
};

/** Reads the mail settings. Refuses to start when mail would be lost silently or readable by guests in production. */
export function readMailSettings(config: AccountsConfig): MailSettings {
  if (config.isProduction) requireForProduction(config);
  const origin = new URL(config.publicOrigin ?? 'http://localhost:8080').origin;
  return config.smtpUrl === undefined ? { kind: 'outbox', origin } : smtpSettings(config.smtpUrl, origin, config);
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

function smtpSettings(
  smtpUrl: string,
  origin: string,
  { mailFrom, mailOutbox, mailOutboxOpen, isProduction }: AccountsConfig,
): MailSettings {
  if (mailOutbox || mailOutboxOpen)
    refuse('SMTP_URL sends mail, MAIL_OUTBOX and MAIL_OUTBOX_OPEN keep it: set one or the other');
  const from =
    mailFrom ??
    refuse(
      'MAIL_FROM must name who writes, such as Porchlight <hello@example.com> (it is not set), since SMTP_URL sends mail',
    );
  const url = new URL(smtpUrl);
  // In production TLS is required because mail carries links and the SMTP password; `requireTLS=false` allows a server
  // in a private network.
  return { kind: 'smtp', url, from, origin, needsTls: isProduction && url.searchParams.get('requireTLS') !== 'false' };
}
