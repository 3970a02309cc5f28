import { defineMessages } from '@porchlight/client';

/** Messages of the permission that guards content. */
export const guardMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-guard" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-guard" */ './fr.ts'),
});
