import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const alertMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-alerts" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-alerts" */ './fr.ts'),
});
export const useAlertMessages = (): Translate<typeof en> => useMessages(alertMessages);
