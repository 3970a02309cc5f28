import { useLanguage, useMessages } from '@porchlight/client';
import { rentalTypes } from '@porchlight/contracts';
import { listingKinds } from '@porchlight/contracts/catalog';
import { useLanguageNames, useVocabulary } from '@porchlight/listing-ui';
import type { ChangeEvent } from 'react';
import { newListingMessages } from './messages/catalog.ts';
import type { NewListingField } from './new-listing-values.ts';
import type { NewListingForm } from './use-new-listing-form.ts';

/** Returns the function from a field to the props of its input. */
export function useNewListingField({ id, values, errors, set, checkField }: NewListingForm) {
  const t = useMessages(newListingMessages);
  return (name: NewListingField) => ({
    id: `${id}-${name}`,
    name,
    label: t(`field.${name}`),
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, target.value),
    onBlur: () => {
      if (values[name].trim() !== '') checkField(name);
    },
  });
}

/** Returns the choices of the fields that have some; labels start with a capital. */
export function useNewListingChoices() {
  const t = useMessages(newListingMessages);
  const language = useLanguage();
  const wordOf = useVocabulary();
  const languageNames = useLanguageNames();
  const choice = (value: string, label: string) => ({
    value,
    label: label.charAt(0).toLocaleUpperCase(language) + label.slice(1),
  });
  const upTo = (max: number) => Array.from({ length: max + 1 }, (_, count) => choice(String(count), String(count)));
  return {
    rentalType: rentalTypes.map((value) => choice(value, wordOf('rentalType', value) ?? value)),
    listingKind: listingKinds.map((value) => choice(value, t(`listingKind.${value}`))),
    lang: ['en', 'fr'].map((value) => choice(value, languageNames([value]))),
    beds: upTo(10).map(({ value }) => choice(value, t('beds', { count: Number(value) }))),
    bathsFull: upTo(10),
    bathsHalf: upTo(5),
  };
}
