import { defineMessages } from '@porchlight/client';
import { editorMessages } from '../../messages/catalog.ts';

/** Messages of the link to the preview. */
export const previewMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing-preview" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing-preview" */ './fr.ts'),
  },
  editorMessages,
);
