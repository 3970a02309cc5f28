import { defineMessages } from '@porchlight/client';

/** Messages of the link check. */
export const linkCheckMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-link-check" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-link-check" */ './fr.ts'),
});
