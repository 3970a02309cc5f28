import type { OwnListing } from '@porchlight/contracts/catalog';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { differentFields, valuesOf, type ListingValues } from './listing-values.ts';

interface Form {
  readonly stored: OwnListing;
  readonly values: ListingValues;
  readonly setStored: (listing: OwnListing) => void;
  readonly setValues: Dispatch<SetStateAction<ListingValues>>;
  /** Called instead if the user and the stored listing changed the same field. */
  readonly onClash: (listing: OwnListing) => void;
}

/**
 * Returns the function that bases a form on what is stored now: fields that only the stored listing changed are taken
 * over, and what was typed stays.
 */
export function useRebase(form: Form): (listing: OwnListing) => void {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  return (listing) => {
    const { stored, values, setStored, setValues, onClash } = latest.current;
    const next = valuesOf(listing);
    const changed = differentFields(valuesOf(stored), next);
    const own = differentFields(values, valuesOf(stored));
    const different = differentFields(values, next);
    if (changed.some((name) => own.includes(name) && different.includes(name))) {
      onClash(listing);
      return;
    }
    setStored(listing);
    setValues((now) => ({ ...now, ...Object.fromEntries(changed.map((name) => [name, next[name]])) }));
  };
}
