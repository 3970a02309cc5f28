import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const previewMessages = defineMessages({ en, fr });
/** Returns the messages of a preview. */
export const usePreviewMessages = (): Translate<typeof en> => useMessages(previewMessages);
