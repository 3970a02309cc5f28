import type { Language } from '@porchlight/contracts';

/** Link to a page of the site. */
export interface MailLink {
  readonly label: string;
  readonly address: string;
}

/** Parts of a mail after filling placeholders, before rendering as text or HTML. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly siteName: string;
  /** Line above which answers are written; only of a mail that takes them. */
  readonly answerAbove?: string;
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
