import { defineMessages } from '@porchlight/client';

/** Messages about reviews of accounts. */
export const accountReviewMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-review-states" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-review-states" */ './fr.ts'),
});
