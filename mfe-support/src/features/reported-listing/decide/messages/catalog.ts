import { defineMessages } from '@porchlight/client';

/** Messages of decisions about reports. */
export const decideMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-decide-reports" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-decide-reports" */ './fr.ts'),
});
