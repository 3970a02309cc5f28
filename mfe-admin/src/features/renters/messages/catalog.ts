import { defineMessages } from '@porchlight/client';

/** Messages of the screens of renters. */
export const rentersMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-renters" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-renters" */ './fr.ts'),
});
