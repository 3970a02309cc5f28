import { defineMessages } from '@porchlight/client';
import { editorMessages } from '../../messages/catalog.ts';

/** Messages of a listing that was never published: its open answers, its checklist and how it is saved. */
export const draftMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing-draft" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing-draft" */ './fr.ts'),
  },
  editorMessages,
);
