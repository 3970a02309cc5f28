import { useLanguage, useMessages } from '@porchlight/client';
import { OwnListingChange, type OwnListing } from '@porchlight/contracts/catalog';
import { formErrors } from '@porchlight/contracts/form';
import { useFormMessages } from '@porchlight/forms';
import { editorMessages } from '../messages/catalog.ts';
import { changesOf, isListingField, type ListingField, type ListingValues } from './listing-values.ts';

/** First message of each invalid field. */
export type FieldErrors = Readonly<Partial<Record<ListingField, string>>>;

/**
 * Returns functions that put messages at the fields of the form: those of the contract's class for the changed fields,
 * and those of the server. A message about a fee (`fees.0.amount`) names the fee.
 */
export function useFieldErrors() {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const language = useLanguage();

  const atFields = (messages: Readonly<Record<string, string | undefined>>, values: ListingValues): FieldErrors => {
    const errors: Partial<Record<ListingField, string>> = {};
    for (const [path, message = ''] of Object.entries(messages)) {
      const [name = '', index] = path.split('.');
      if (!isListingField(name)) continue;
      const fee = index === undefined ? undefined : values.fees[Number(index)];
      errors[name] ??= fee ? tForm('faultOf', { field: fee.name, fault: message }) : message;
    }
    return errors;
  };
  return {
    atFields,
    /** Checks the changed fields only: the server accepts stored ones, which may be imported. */
    check: (values: ListingValues, stored: OwnListing): FieldErrors => {
      const { id, version } = stored;
      const body = { id, version, ...changesOf(values, stored) };
      const errors = atFields(formErrors(OwnListingChange, body, language), values);
      return Object.fromEntries(
        Object.entries(errors).map(([name, message]) => [
          name,
          values[name as ListingField] === ''
            ? tForm('fillIn', { field: t(`field.${name as ListingField}`) })
            : message,
        ]),
      );
    },
  };
}
