import { defineMessages } from '@porchlight/client';

/** Messages of the utilities. */
export const utilitiesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-utilities" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-utilities" */ './fr.ts'),
});
