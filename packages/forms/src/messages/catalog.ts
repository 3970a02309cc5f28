import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const formMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-forms" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-forms" */ './fr.ts'),
});
/** Messages that all forms use; they are bundled with the forms. */
export const useFormMessages = (): Translate<typeof en> => useMessages(formMessages);
