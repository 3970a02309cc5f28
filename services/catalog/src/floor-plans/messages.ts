import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the calls about floor plans. */
const catalog = defineMessages({
  en: { planNotFound: 'This floor plan is no longer here.' },
  fr: { planNotFound: 'Ce plan n’existe plus.' },
});
export const messages = messageReferences(catalog);
