import { defineMessages, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: { tooMany: 'You have 25 valid keys, the most that a user can have: revoke one first.' },
  fr: { tooMany: 'Vous avez 25 clés valides, le maximum par personne : révoquez-en une d’abord.' },
});
/** Messages of the API keys. */
export const messages = messageReferences(catalog);
