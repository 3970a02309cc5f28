import { defineMessages } from '@porchlight/client';

/** Messages of the translation desk. */
export const translationsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-translations" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-translations" */ './fr.ts'),
});
