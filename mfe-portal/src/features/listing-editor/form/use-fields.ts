import type { OwnListing } from '@porchlight/contracts/catalog';
import { useCallback, useState } from 'react';
import { useFieldErrors, type FieldErrors } from './field-errors.ts';
import { changesOf, valuesOf, type ListingField, type ListingValues } from './listing-values.ts';

/**
 * Values and errors of the fields. A changed field is checked when it loses the focus, and from then on with each
 * change.
 */
export function useFields(stored: OwnListing) {
  const { check, atFields } = useFieldErrors();
  const [values, setValues] = useState(() => valuesOf(stored));
  const [errors, setErrors] = useState<FieldErrors>({});
  const checkField = (name: ListingField, next: ListingValues) => {
    const message = check(next, stored)[name];
    setErrors((now) => {
      if (now[name] === message) return now;
      const { [name]: _, ...others } = now;
      return message === undefined ? others : { ...others, [name]: message };
    });
  };
  const update = useCallback(
    <Name extends ListingField>(name: Name, change: (now: ListingValues[Name]) => ListingValues[Name]) => {
      setValues((now) => ({ ...now, [name]: change(now[name]) }));
      setErrors(({ [name]: _, ...others }) => others);
    },
    [],
  );
  return {
    values,
    errors,
    setValues,
    setErrors,
    atFields,
    check: () => check(values, stored),
    checkField: (name: ListingField) => checkField(name, values),
    set: <Name extends ListingField>(name: Name, value: ListingValues[Name]) => {
      const next = { ...values, [name]: value };
      setValues(next);
      if (errors[name] !== undefined) checkField(name, next);
    },
    /** Changes the latest value of a field, also outside of an event of the form. Its error goes until it is saved. */
    update,
    isDirty: Object.keys(changesOf(values, stored)).length > 0,
  };
}
