import type { Language } from '@porchlight/contracts';

const said = {
  en: {
    title: 'Porchlight is getting ready',
    text: 'The pages are being built. This one loads again by itself in a few seconds.',
  },
  fr: {
    title: 'Porchlight se prépare',
    text: 'Les pages sont en construction. Celle-ci se rechargera d’elle-même dans quelques secondes.',
  },
} as const;

/** What a visitor sees before the front is built. */
export function notBuiltDocument(language: Language): string {
  const { title, text } = language === 'fr-CA' ? said.fr : said.en;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta http-equiv="refresh" content="3"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`
  );
}
