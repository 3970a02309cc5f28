import { defineMessages } from '@porchlight/client';

/** Messages of a choice about emails. */
export const mailChoiceMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-mail-choice" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-mail-choice" */ './fr.ts'),
});
