import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

/** Messages of the public area. */
export const publicMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts'),
  enUs: () => import(/* webpackChunkName: "messages-en" */ './en-us.ts'),
});
export type PublicTranslate = Translate<typeof en>;
/** Returns the messages of the public area in the current language. */
export const usePublicMessages = (): PublicTranslate => useMessages(publicMessages);
