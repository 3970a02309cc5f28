import { defineMessages } from '@porchlight/client';

/** Messages of the command palette. */
export const paletteMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-palette" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-palette" */ './fr.ts'),
});
