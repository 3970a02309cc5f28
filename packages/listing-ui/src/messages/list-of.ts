import type { Format } from '@porchlight/client';

/** Joins labels to a list in which only the first one starts with a capital: 'Cats, small dogs and large dogs'. */
export const listOf = (labels: readonly string[], format: Format): string =>
  format.list(labels.map((label, at) => (at === 0 ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1))));
