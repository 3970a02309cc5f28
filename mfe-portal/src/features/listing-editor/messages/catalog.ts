import { defineMessages } from '@porchlight/client';
import { listingStateMessages } from '../../../shared/listing-state/messages/catalog.ts';

/** Messages of the editor of a listing. Those of the states and of the vocabularies are loaded with them. */
export const editorMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing-editor" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing-editor" */ './fr.ts'),
    enUs: { postalCode: 'ZIP code' },
  },
  listingStateMessages,
);
