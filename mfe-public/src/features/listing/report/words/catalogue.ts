import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const reportWords: Catalogue<typeof en> = { en, fr };
/** The words of the dialog about a wrong ad. */
export const useReportWords = (): Translate<typeof en> => useWords(reportWords);
