import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const claimMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-claim" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-claim" */ './fr.ts'),
});
/** Returns the messages of the claim page, loaded together with the page. */
export const useClaimMessages = (): Translate<typeof en> => useMessages(claimMessages);
