import { defineMessages } from '@porchlight/client';

/** Messages of the link to the editor. */
export const editLinkMessages = defineMessages({
  en: { edit: 'Edit this page' },
  fr: { edit: 'Modifier cette page' },
});
