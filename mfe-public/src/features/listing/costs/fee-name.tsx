import { useLanguage } from '@porchlight/client';
import type { Fee } from '@porchlight/contracts/catalog';
import { useListingMessages } from '../messages/catalog.ts';

const feeMessageKeys = {
  key: 'feeKey',
  application: 'feeApplication',
  parking: 'feeParking',
  storage: 'feeStorage',
  pet: 'feePet',
  trash: 'feeTrash',
} as const;

/** Name of a fee: the landlord's text, or our translation of a known fee type when the page is in another language. */
export function FeeName({ fee, lang }: { readonly fee: Pick<Fee, 'type' | 'name'>; readonly lang: string }) {
  const t = useListingMessages();
  const isOther = !useLanguage().startsWith(lang);
  return isOther && fee.type in feeMessageKeys ? (
    t(feeMessageKeys[fee.type as keyof typeof feeMessageKeys])
  ) : (
    <span lang={lang}>{fee.name}</span>
  );
}
