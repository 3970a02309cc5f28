import { defineMessages } from '@porchlight/client';

/** Messages of the editor of content blocks. */
export const blocksMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-global-content" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-global-content" */ './fr.ts'),
});
