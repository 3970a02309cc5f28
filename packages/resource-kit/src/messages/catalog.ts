import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const kitMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-resource-kit" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-resource-kit" */ './fr.ts'),
});
/** Messages of the screens of any resource. */
export const useKitMessages = (): Translate<typeof en> => useMessages(kitMessages);
