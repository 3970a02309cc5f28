/** What a mail says in one language. `{name}` stands for a word of the request or of the site; a sentence whose word is missing is left out. */
export interface MailText {
  readonly subject: string;
  /** Before the button; one that is only `{code}` stands large. */
  readonly before: readonly string[];
  /** The one button. */
  readonly button?: string;
  readonly after?: readonly string[];
  /** One line for each of `items`, a link to its `path`. */
  readonly item?: string;
  /** Why the reader gets this. */
  readonly because: string;
}
/** A mail in the languages of the house; the United States overlay only what differs. */
export interface MailTexts {
  readonly en: MailText;
  readonly fr: MailText;
  readonly us?: Partial<MailText>;
  /** Where the button leads when the request says no `path`. */
  readonly path?: string;
}
