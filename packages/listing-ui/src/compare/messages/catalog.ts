import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const compareMessages = defineMessages({ en, fr });
/** Returns the messages of the comparison. */
export const useCompareMessages = () => useMessages(compareMessages);
