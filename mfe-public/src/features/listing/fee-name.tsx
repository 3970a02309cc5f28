import { useLanguage } from '@porchlight/client';
import type { Fee } from '@porchlight/contracts/catalog';
import { useListingWords } from './words/catalogue.ts';

const known = {
  key: 'feeKey',
  application: 'feeApplication',
  parking: 'feeParking',
  storage: 'feeStorage',
  pet: 'feePet',
  trash: 'feeTrash',
} as const;

/** What a fee is called: in the landlord's words, and where the page speaks another language in ours, if we know its kind. */
export function FeeName({ fee, lang }: { readonly fee: Pick<Fee, 'type' | 'name'>; readonly lang: string }) {
  const t = useListingWords();
  const isOther = !useLanguage().startsWith(lang);
  return isOther && fee.type in known ? t(known[fee.type as keyof typeof known]) : <span lang={lang}>{fee.name}</span>;
}
