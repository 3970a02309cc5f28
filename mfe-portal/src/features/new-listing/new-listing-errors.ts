import { useLanguage, useMessages } from '@porchlight/client';
import { NewListing } from '@porchlight/contracts/catalog';
import { formErrors } from '@porchlight/contracts/form';
import { useFormMessages } from '@porchlight/forms';
import { addressErrorsIn, addressFields, useAddressCheck } from '../../shared/listing-address/address-errors.ts';
import { newListingMessages } from './messages/catalog.ts';
import { listingInput, newListingFields, type NewListingField, type NewListingValues } from './new-listing-values.ts';

/** Names of the fields in the order of the page, those of the address included. */
export const errorFields = [...addressFields, ...newListingFields] as const;
type ErrorField = (typeof errorFields)[number];
/** First message of each invalid field. */
export type NewListingErrors = Readonly<Partial<Record<ErrorField, string | undefined>>>;

type Messages = Readonly<Record<string, string | undefined>>;
const isAddressPath = (path: string) => path === 'address' || path.startsWith('address.');

/** Returns messages of the API at their fields. */
export const errorsIn = (messages: Messages): NewListingErrors => ({
  ...addressErrorsIn(Object.fromEntries(Object.entries(messages).filter(([path]) => isAddressPath(path)))),
  ...Object.fromEntries(newListingFields.flatMap((name) => (messages[name] ? [[name, messages[name]]] : []))),
});

/** Returns a function that checks the form as the API does. An empty field gets a message that names it. */
export function useNewListingCheck(): (values: NewListingValues) => NewListingErrors {
  const t = useMessages(newListingMessages);
  const tForm = useFormMessages();
  const language = useLanguage();
  const checkAddress = useAddressCheck();
  const messageOf = (name: NewListingField, values: NewListingValues, message: string) =>
    values[name].trim() === '' ? tForm('fillIn', { field: t(`field.${name}`) }) : message;
  return (values) => {
    const found = formErrors(NewListing, listingInput(values, 'x'.repeat(20)), language);
    const others = newListingFields.flatMap((name) =>
      found[name] === undefined ? [] : [[name, messageOf(name, values, found[name])]],
    );
    return { ...checkAddress(values.address), ...Object.fromEntries(others) };
  };
}
