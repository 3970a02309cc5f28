import type { Language } from '@porchlight/contracts';
import { defineMessages, messagesIn } from '@porchlight/messages';

const messages = defineMessages({
  en: {
    title: 'Porchlight is getting ready',
    text: 'The pages are being built. This one loads again by itself in a few seconds.',
  },
  fr: {
    title: 'Porchlight se prépare',
    text: 'Les pages sont en construction. Celle-ci se rechargera d’elle-même dans quelques secondes.',
  },
});

/** Renders the page that is shown until the front end is built. */
export function notBuiltDocument(language: Language): string {
  const { title, text } = messagesIn(messages, language);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta http-equiv="refresh" content="3"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`
  );
}
