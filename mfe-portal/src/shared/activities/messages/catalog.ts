import { defineMessages } from '@porchlight/client';

/** Messages of what happened to listings. */
export const activityMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-activities" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-activities" */ './fr.ts'),
});
