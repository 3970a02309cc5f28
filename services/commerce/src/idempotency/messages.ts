import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { keyTaken: 'This page has already sent a different request. Reload it and try again.' },
    fr: { keyTaken: 'Cette page a déjà envoyé une autre demande. Rechargez-la, puis réessayez.' },
  }),
);
