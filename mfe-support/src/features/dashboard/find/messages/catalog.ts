import { defineMessages } from '@porchlight/client';

/** Messages of the field that finds anything. */
export const findMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-find-anything" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-find-anything" */ './fr.ts'),
});
