import { defineMessages } from '@porchlight/client';

/** Messages of the dashboard. */
export const dashboardMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-dashboard" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-dashboard" */ './fr.ts'),
});
