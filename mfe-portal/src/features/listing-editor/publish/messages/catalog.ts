import { defineMessages } from '@porchlight/client';
import { draftMessages } from '../../draft/messages/catalog.ts';

/** Messages of the publication of a listing, with those of its draft. */
export const publishMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing-publish" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing-publish" */ './fr.ts'),
  },
  draftMessages,
);
