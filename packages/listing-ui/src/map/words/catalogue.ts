import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const mapWords: Catalogue<typeof en> = { en, fr };
/** The words of the map, which travel with it and not with the first page. */
export const useMapWords = (): Translate<typeof en> => useWords(mapWords);
