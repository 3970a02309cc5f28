import type { Language } from '@porchlight/contracts';
import type { MailTemplate, MailWords } from '@porchlight/contracts/internal';
import { mailTexts, textIn } from '../texts/mail-texts.ts';
import { fill, fillAll, plainWords, type PlainWords } from './fill.ts';
import { layoutWords } from './layout-words.ts';
import { mailHtml } from './mail-html.ts';
import type { MailLink, MailParts } from './mail-parts.ts';
import { mailPlain } from './mail-plain.ts';
import { ourAddress } from './our-address.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a mail is written of. */
export interface MailOrder {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly words: MailWords;
  readonly unsubscribeToken?: string | null;
}
/** Where and as whom the house writes. */
export interface Sender {
  readonly origin: string;
  readonly facts: SiteFacts;
}
/** A mail ready to be sent. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail: nothing that a word says becomes markup, a header or a link to elsewhere. */
export function writeMail(order: MailOrder, sender: Sender): WrittenMail {
  const parts = partsOf(order, sender);
  return { subject: parts.subject, text: mailPlain(parts), html: mailHtml(parts) };
}

/** The page on which a reader leaves the list. */
export const stopPath = (token: string): string => `/new-listings-alerts/unsubscribe/${encodeURIComponent(token)}`;

function partsOf({ template, language, words, unsubscribeToken }: MailOrder, { origin, facts }: Sender): MailParts {
  const text = textIn(template, language);
  const around = layoutWords[language === 'fr-CA' ? 'fr' : 'en'];
  const known: PlainWords = { ...plainWords(words, language), ...facts };
  const at = (path: unknown) => ourAddress(origin, path, language);
  return {
    language,
    siteName: facts.siteName,
    hello: fill(around.hello, known) ?? around.helloAll,
    buttonFails: around.buttonFails,
    // A subject whose word is missing is the site's name: a mail without one looks like a fraud.
    subject: fill(text.subject, known) ?? facts.siteName,
    before: fillAll(
      text.before.filter((sentence) => sentence !== '{code}'),
      known,
    ),
    ...(known['code'] ? { code: known['code'] } : {}),
    items: itemsOf(text.item, words['items'], { language, at }),
    ...(text.button === undefined
      ? {}
      : { button: { label: text.button, address: at(words['path'] ?? mailTexts[template].path) } }),
    after: fillAll(text.after ?? [], known),
    because: fillAll([text.because], known).join(''),
    contact: fillAll([around.contact], known).join(''),
    sender: `${facts.siteCompany}, ${facts.siteAddress}`,
    ...(unsubscribeToken ? { stop: { label: around.stop, address: at(stopPath(unsubscribeToken)) } } : {}),
  };
}

function itemsOf(
  sentence: string | undefined,
  items: unknown,
  { language, at }: { language: Language; at: (path: unknown) => string },
): MailLink[] {
  if (sentence === undefined || !Array.isArray(items)) return [];
  return (items as Readonly<Record<string, unknown>>[])
    .map((item) => {
      const words = plainWords(item, language);
      return { label: fill(sentence, words) ?? words['title'] ?? '', address: at(item['path']) };
    })
    .filter(({ label }) => label !== '');
}
