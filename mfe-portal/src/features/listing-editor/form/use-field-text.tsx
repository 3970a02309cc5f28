import { useFormat, useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';
import { useOpenHouseText } from '@porchlight/listing-ui/details';
import type { ReactNode } from 'react';
import { useFeeText } from '../fees/use-fee-text.ts';
import { editorMessages } from '../messages/catalog.ts';
import { PhotoComparison } from '../photos/photo-comparison.tsx';
import { isChoiceField, useChoiceLabel } from './choices.ts';
import css from './form.module.css';
import type { ListingField, ListingValues } from './listing-values.ts';

const moneyFields: ReadonlySet<ListingField> = new Set(['rent', 'rentMax', 'deposit', 'parkingFee']);
const dayFields: ReadonlySet<ListingField> = new Set(['availableDate', 'specialOfferStart', 'specialOfferEnd']);

type FieldText = (name: ListingField, values: ListingValues, others: ListingValues) => ReactNode;

/** Returns a function that writes the value of a field as text, for a comparison with other values. */
export function useFieldText({ currency }: OwnListing): FieldText {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const choiceLabel = useChoiceLabel();
  const feeText = useFeeText(currency);
  const openHouseText = useOpenHouseText();
  const textOf = (name: ListingField, text: string): string => {
    if (text.trim() === '') return t('none');
    if (isChoiceField(name)) return choiceLabel(name, text);
    if (dayFields.has(name)) return format.date(text, 'long');
    const amount = moneyFields.has(name) ? readNumber(text) : Number.NaN;
    return Number.isNaN(amount) ? text : format.money(amount, currency);
  };
  const addressText = ({ address: { street, city, postalCode, isPinConfirmed } }: ListingValues) =>
    [street, city?.name, postalCode, isPinConfirmed && t('pinConfirmed')].filter(Boolean).join(', ');
  const listOf = (texts: readonly string[]) => (texts.length === 0 ? t('none') : format.list(texts));
  const compoundTexts: { readonly [K in ListingField]?: (values: ListingValues, others: ListingValues) => ReactNode } =
    {
      address: addressText,
      photos: ({ photos }, others) => <PhotoComparison photos={photos} others={others.photos} />,
      openHouses: ({ openHouses }) => listOf(openHouses.map(openHouseText)),
      fees: ({ fees = [] }) => listOf(fees.map((fee) => `${fee.name}, ${feeText(fee)}`)),
    };
  return (name, values, others) => {
    const value = values[name];
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string')
      return (
        <p className={css.text} lang={name === 'title' || name === 'description' ? values.lang : undefined}>
          {textOf(name, value)}
        </p>
      );
    const compoundText = compoundTexts[name];
    if (compoundText) return compoundText(values, others);
    return listOf((value as readonly string[]).map((one) => (isChoiceField(name) ? choiceLabel(name, one) : one)));
  };
}
