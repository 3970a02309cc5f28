import { defineMessages } from '@porchlight/client';

/** Messages of the API dashboard. */
export const apiMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-api" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-api" */ './fr.ts'),
});
