import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const saveByEmailMessages = defineMessages({ en, fr });
/** Returns the messages of the form; they are bundled with it, because few guests open it. */
export const useSaveByEmailMessages = () => useMessages(saveByEmailMessages);
