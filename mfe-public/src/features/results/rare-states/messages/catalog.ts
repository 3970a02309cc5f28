import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const rareStateMessages = defineMessages({ en, fr });
/** Returns the messages of the rare states. */
export const useRareStateMessages = () => useMessages(rareStateMessages);
export type RareStateTranslate = ReturnType<typeof useRareStateMessages>;
