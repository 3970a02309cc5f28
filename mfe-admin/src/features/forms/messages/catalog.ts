import { defineMessages } from '@porchlight/client';

/** Messages of the forms and their submissions. */
export const formsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-forms" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-forms" */ './fr.ts'),
});
