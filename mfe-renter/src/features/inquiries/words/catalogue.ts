import { useWords, type Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const catalogue: Catalogue<typeof en> = { en, fr };
/** The words of a renter's inquiries. */
export const useInquiryWords = () => useWords(catalogue);
