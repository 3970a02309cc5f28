import { defineMessages } from '@porchlight/client';

/** Messages of the resources of the admin area. */
export const resourceMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-content" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-content" */ './fr.ts'),
});
