import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const pagePreviewMessages = defineMessages({ en, fr });
/** Returns the messages of the preview of a page. */
export const usePagePreviewMessages = (): Translate<typeof en> => useMessages(pagePreviewMessages);
