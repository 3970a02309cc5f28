import type { Language } from '@porchlight/contracts';

/** Words that lead to an address of ours. */
export interface MailLink {
  readonly label: string;
  readonly address: string;
}

/** The parts of a mail, filled in and plain, not yet text or HTML. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly siteName: string;
  readonly hello: string;
  readonly before: readonly string[];
  readonly code?: string;
  readonly items: readonly MailLink[];
  readonly button?: MailLink;
  readonly buttonFails: string;
  readonly after: readonly string[];
  readonly because: string;
  readonly contact: string;
  readonly sender: string;
  readonly stop?: MailLink;
}
