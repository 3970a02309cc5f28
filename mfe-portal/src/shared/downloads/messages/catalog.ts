import { defineMessages } from '@porchlight/client';

/** Messages of downloads. */
export const downloadMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-downloads" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-downloads" */ './fr.ts'),
});
