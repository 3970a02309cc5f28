import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const outboxWords: Catalogue<typeof en> = { en, fr };
/** The words of the outbox; they travel with its screen. */
export const useOutboxWords = (): Translate<typeof en> => useWords(outboxWords);
