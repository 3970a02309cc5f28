import { defineMessages } from '@porchlight/client';

/** Messages about reports that several screens use. */
export const reportMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-reports" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-reports" */ './fr.ts'),
});
