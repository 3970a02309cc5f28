import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const outboxMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-outbox" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-outbox" */ './fr.ts'),
});
/** Returns the messages of the outbox screen, loaded together with it. */
export const useOutboxMessages = (): Translate<typeof en> => useMessages(outboxMessages);
