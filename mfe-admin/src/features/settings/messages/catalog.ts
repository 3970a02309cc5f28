import { defineMessages } from '@porchlight/client';

/** Messages of the site settings and the project modules. */
export const settingsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-settings" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-settings" */ './fr.ts'),
});
