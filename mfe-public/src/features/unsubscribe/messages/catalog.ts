import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const unsubscribeMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-unsubscribe" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-unsubscribe" */ './fr.ts'),
});
/** Returns the messages of the unsubscribe page, loaded together with it. */
export const useUnsubscribeMessages = (): Translate<typeof en> => useMessages(unsubscribeMessages);
