import { defineMessages } from '@porchlight/client';

export const portalMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts'),
});
