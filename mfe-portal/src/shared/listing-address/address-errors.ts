import { useLanguage, useMessages } from '@porchlight/client';
import { isPostalCodeOf, ListingAddress } from '@porchlight/contracts/catalog';
import { formErrors } from '@porchlight/contracts/form';
import { useFormMessages } from '@porchlight/forms';
import { addressInput, countryOf, type AddressValues } from './address-values.ts';
import { addressMessages } from './messages/catalog.ts';

/** Fields of an address in the order of the page; the pin stands for its coordinates. */
export const addressFields = ['street', 'city', 'postalCode', 'pin'] as const;
export type AddressField = (typeof addressFields)[number];
/** Message of each invalid field. */
export type AddressErrors = Readonly<Partial<Record<AddressField, string | undefined>>>;

const isAddressField = (name: string): name is AddressField => (addressFields as readonly string[]).includes(name);

/** Returns the messages of the API about an address, with or without the prefix `address.`, at its fields. */
export function addressErrorsIn(messages: Readonly<Record<string, string | undefined>>): AddressErrors {
  const errors: Partial<Record<AddressField, string>> = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = path.replace(/^address\./, '');
    if (message !== undefined) errors[isAddressField(name) ? name : 'pin'] ??= message;
  }
  return errors;
}

/** Returns a function that checks an address as the API does, with the postal code of the city's country. */
export function useAddressCheck(): (values: AddressValues) => AddressErrors {
  const t = useMessages(addressMessages);
  const tForm = useFormMessages();
  const language = useLanguage();

  const postalFault = ({ city, postalCode }: AddressValues): string | undefined => {
    if (postalCode.trim() === '') return tForm('fillIn', { field: t('postalCode') });
    if (!city || isPostalCodeOf(countryOf(city), postalCode)) return undefined;
    return t('needPostalCode', { country: countryOf(city) });
  };
  return (values) => {
    const found = addressErrorsIn(formErrors(ListingAddress, addressInput(values), language));
    const { street, city } = values;
    const errors = {
      street: street.trim() === '' ? tForm('fillIn', { field: t('street') }) : found.street,
      city: city ? found.city : t('needCity'),
      postalCode: postalFault(values) ?? found.postalCode,
      // Without a city there is no map to place the pin on.
      pin: city && found.pin ? t('needPin') : undefined,
    };
    return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
  };
}
