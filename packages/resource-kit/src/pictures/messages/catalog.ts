import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const pictureMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-pictures" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-pictures" */ './fr.ts'),
});
/** Messages about pictures that staff upload. */
export const usePictureMessages = (): Translate<typeof en> => useMessages(pictureMessages);
