import type { OwnListing } from '@porchlight/contracts/catalog';
import { differentFields, valuesOf, type ListingChanges, type ListingValues } from '../form/listing-values.ts';

/** A saved change: the values and the version that it was made of, and the fields that were sent. */
export interface SentChange {
  readonly values: ListingValues;
  readonly base: OwnListing;
  readonly changes: ListingChanges;
}

/**
 * Returns whether what is stored now differs from the base of a change by an earlier one only, whose response was lost.
 */
export function isOwnChange(lost: SentChange | undefined, base: OwnListing, current: OwnListing): boolean {
  if (!lost) return false;
  const next = valuesOf(current);
  const refused = new Set(differentFields(lost.values, next));
  return differentFields(valuesOf(base), next).every((name) => Object.hasOwn(lost.changes, name) && !refused.has(name));
}

/**
 * Returns the values of a form after a save that its user did not wait for: what was typed meanwhile and what was not
 * sent stay, and so does a text that is stored trimmed.
 */
export function mergeSaved(now: ListingValues, sent: SentChange, listing: OwnListing): ListingValues {
  const next = valuesOf(listing);
  const unsent = differentFields(sent.values, valuesOf(sent.base)).filter((name) => !Object.hasOwn(sent.changes, name));
  const typed = new Set([...differentFields(now, sent.values), ...unsent]);
  const taken = differentFields(now, next).filter((name) => !typed.has(name));
  return taken.length === 0 ? now : { ...now, ...Object.fromEntries(taken.map((name) => [name, next[name]])) };
}
