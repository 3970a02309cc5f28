import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const faqMessages = defineMessages({ en, fr });
/** Returns the messages of the FAQs, loaded with the pages that show them. */
export const useFaqMessages = (): Translate<typeof en> => useMessages(faqMessages);
