import { defineMessages } from '@porchlight/client';
import { editorMessages } from '../../messages/catalog.ts';

/** Messages of the deletion of a listing. */
export const deletionMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing-deletion" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing-deletion" */ './fr.ts'),
  },
  editorMessages,
);
