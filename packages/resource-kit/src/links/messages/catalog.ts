import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const linkMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-links" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-links" */ './fr.ts'),
});
/** Messages of the search for what a text can link to. */
export const useLinkMessages = (): Translate<typeof en> => useMessages(linkMessages);
