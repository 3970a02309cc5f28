import { useFormat, useMessages } from '@porchlight/client';
import { Timeline } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { Accordion } from '@porchlight/ui';
import { isListingField } from '../form/listing-values.ts';
import { editorMessages } from '../messages/catalog.ts';

type Listing = Pick<OwnListing, 'priceHistory' | 'changes' | 'currency'>;

/** Earlier rents and saved changes, newest first; renders only what there is. */
export function History({ listing }: { readonly listing: Listing }) {
  const t = useMessages(editorMessages);
  const prices = usePriceEntries(listing);
  const changes = useChangeEntries(listing);
  const items = [
    { id: 'price-history', title: t('priceHistory', { count: prices.length }), entries: prices },
    { id: 'change-history', title: t('changeHistory', { count: changes.length }), entries: changes },
  ].filter(({ entries }) => entries.length > 0);
  if (items.length === 0) return null;
  return (
    <Accordion items={items.map(({ entries, ...item }) => ({ ...item, content: <Timeline entries={entries} /> }))} />
  );
}

function usePriceEntries({ priceHistory, currency }: Listing) {
  const t = useMessages(editorMessages);
  const format = useFormat();
  return [...priceHistory].reverse().map(({ at, old: before, new: after }) => ({
    key: at,
    title: t('priceChange', { before: format.money(before, currency), after: format.money(after, currency) }),
    time: format.date(at),
  }));
}

/** Returns the function that names a changed field; an unknown one keeps its name. */
function useFieldLabel(): (name: string) => string {
  const t = useMessages(editorMessages);
  return (name) => {
    if (name === 'status') return t('status');
    return isListingField(name) ? t(`field.${name}`) : name;
  };
}

function useChangeEntries({ changes }: Listing) {
  const format = useFormat();
  const labelOf = useFieldLabel();
  return changes.map(({ at, fields }) => ({
    key: at,
    title: format.list(fields.map(labelOf)),
    time: format.date(at),
  }));
}
