import { useFormat, useMessages } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import { comparedFields, type ComparedField } from '@porchlight/contracts/catalog';
import { useLabels } from '../../../shared/use-labels.ts';
import { evidenceMessages } from './messages/catalog.ts';

const vocabularyOf = {
  rentalType: 'rentalType',
  furnished: 'furnished',
  leaseTerm: 'lease',
  parkingType: 'parking',
  laundry: 'laundry',
  petPolicies: 'pets',
  utilities: 'utility',
  amenities: 'amenity',
} as const satisfies Partial<Record<ComparedField, Parameters<ReturnType<typeof useLabels>['term']>[0]>>;
type Choice = 'month' | 'week' | 'year' | 'entire' | 'room' | 'shared' | 'sublet';

const isTerm = (field: ComparedField): field is keyof typeof vocabularyOf => field in vocabularyOf;
const isAmong = (fields: readonly ComparedField[], field: ComparedField) => fields.includes(field);

/** Returns a function that shows the value of a field of a listing in the language of the page. */
export function useValueText(currency: Currency): (field: ComparedField, value: string) => string {
  const t = useMessages(evidenceMessages);
  const format = useFormat();
  const label = useLabels();
  return (field, value) => {
    if (isTerm(field)) return format.list(value.split(',').map((term) => label.term(vocabularyOf[field], term)));
    if (isAmong(comparedFields.money, field)) return format.money(Number(value), currency);
    if (isAmong(comparedFields.number, field)) return format.number(Number(value));
    if (isAmong(comparedFields.day, field)) return format.date(value);
    return isAmong(comparedFields.choice, field) ? t(`choice.${value as Choice}`) : value;
  };
}
