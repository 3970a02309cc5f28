import { listingFields } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Moves the focus to the first field with an error; the fields of the address have errors of their own. */
export function focusFirstError({ id, errors }: Pick<ListingForm, 'id' | 'errors'>): void {
  const name = listingFields.find((field) => errors[field] !== undefined);
  const field =
    name === 'address'
      ? document.querySelector<HTMLElement>('#address :is([aria-invalid], [data-invalid])')
      : undefined;
  (field ?? document.getElementById(`${id}-${name}`))?.focus();
}
