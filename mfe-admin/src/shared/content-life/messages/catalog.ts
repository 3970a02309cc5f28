import { defineMessages } from '@porchlight/client';

/** Messages of the form of posts and pages. */
export const contentLifeMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-content-life" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-content-life" */ './fr.ts'),
});
