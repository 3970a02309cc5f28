import { defineMessages } from '@porchlight/client';

/** Texts that landlords get, by what was found. */
export const accountTemplateMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-templates" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-templates" */ './fr.ts'),
});
