import type { Language } from '@porchlight/contracts';
import { replyLineMarks, type MailTemplate, type MailVariables } from '@porchlight/contracts/internal';
import { messagesIn, type MessageCatalog } from '@porchlight/messages';
import { mailTemplateMessages } from '../templates/mail-template-messages.ts';
import { toTemplateValues, type TemplateValues } from './template-values.ts';
import { layoutMessages } from './layout-messages.ts';
import { MailFormatter } from './mail-formatter.ts';
import { renderHtml } from './render-html.ts';
import type { MailLink, MailParts } from './mail-parts.ts';
import { renderPlainText } from './render-plain-text.ts';
import { toSiteUrl } from './site-url.ts';
import type { SiteFacts } from './site-facts.ts';

/** Template and values of a mail. */
export interface MailContent {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly words: MailVariables;
  readonly unsubscribeToken?: string | null;
  /** Address that takes answers. */
  readonly replyTo?: string | null;
}
/** Origin and facts of the sending site. */
export interface Sender {
  readonly origin: string;
  readonly facts: SiteFacts;
}
/** Mail rendered as subject, text and HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders a mail; no value can add markup, headers or external links. */
export function renderMail(content: MailContent, sender: Sender): RenderedMail {
  const parts = partsOf(content, sender);
  return { subject: parts.subject, text: renderPlainText(parts), html: renderHtml(parts) };
}

/** Path of the page that unsubscribes a reader from a list. */
export const unsubscribePath = (token: string): string =>
  `/new-listings-alerts/unsubscribe/${encodeURIComponent(token)}`;

function partsOf(content: MailContent, { origin, facts }: Sender): MailParts {
  const { template, language, words } = content;
  const { messages, path } = mailTemplateMessages[template];
  const values: TemplateValues = { ...toTemplateValues(words, language), ...facts };
  const mail = new MailFormatter(messages, language, values);
  const siteUrl = (target: unknown) => toSiteUrl(origin, target, language);
  const button = mail.format('button');
  return {
    language,
    siteName: facts.siteName,
    // Falls back to the site's name when a value of the subject is missing: mail without a subject looks like fraud.
    subject: mail.format('subject') ?? facts.siteName,
    before: mail.formatAll('before'),
    ...(values['code'] ? { code: values['code'] } : {}),
    items: itemsOf(messages, words['items'], { language, siteUrl }),
    ...(button === undefined ? {} : { button: { label: button, address: siteUrl(words['path'] ?? path) } }),
    after: mail.formatAll('after'),
    because: mail.formatAll('because').join(''),
    sender: `${facts.siteCompany}, ${facts.siteAddress}`,
    ...layoutOf(content, values, siteUrl),
  };
}

function layoutOf(
  { language, unsubscribeToken, replyTo }: MailContent,
  values: TemplateValues,
  siteUrl: (path: unknown) => string,
): Pick<MailParts, 'answerAbove' | 'hello' | 'buttonFails' | 'contact' | 'stop'> {
  const layout = new MailFormatter(layoutMessages, language, values);
  const { answerAbove, helloAll, buttonFails, stop } = messagesIn(layoutMessages, language);
  return {
    ...(replyTo ? { answerAbove: `${replyLineMarks.begin} ${answerAbove} ${replyLineMarks.end}` } : {}),
    hello: layout.format('hello') ?? helloAll,
    buttonFails,
    contact: layout.formatAll('contact').join(''),
    ...(unsubscribeToken ? { stop: { label: stop, address: siteUrl(unsubscribePath(unsubscribeToken)) } } : {}),
  };
}

function itemsOf(
  messages: MessageCatalog,
  items: unknown,
  { language, siteUrl }: { language: Language; siteUrl: (path: unknown) => string },
): MailLink[] {
  if (!('item' in messagesIn(messages, language)) || !Array.isArray(items)) return [];
  return (items as Readonly<Record<string, unknown>>[])
    .map((item) => {
      const values = toTemplateValues(item, language);
      const label = new MailFormatter(messages, language, values).format('item') ?? values['title'] ?? '';
      return { label, address: siteUrl(item['path']) };
    })
    .filter(({ label }) => label !== '');
}
