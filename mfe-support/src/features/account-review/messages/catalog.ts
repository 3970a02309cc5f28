import { defineMessages } from '@porchlight/client';

/** Messages of an account review. */
export const accountReviewScreenMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-review" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-review" */ './fr.ts'),
});
