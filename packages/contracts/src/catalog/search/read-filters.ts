import { isDay } from '../../kernel/input/is-day.ts';
import { truncate } from '../../kernel/input/storable.ts';
import { parsePlainNumber, splitValues } from '../../kernel/input/text.ts';
import { filterSpecs, filterKeys, normalizeFilters, type FilterSpec } from './filter-specs.ts';
import type { ListingFilters } from './listing-filters.ts';

type Raw = string | readonly string[];
const maxValues = 60;

function readList(raw: Raw, known: readonly (string | number)[]): readonly (string | number)[] | undefined {
  const isNumeric = typeof known[0] === 'number';
  const values = [...new Set(splitValues(raw))]
    .slice(0, maxValues)
    .map((part) => (isNumeric ? parsePlainNumber(part) : part));
  const read = values.filter((value) => value !== undefined && known.includes(value)) as (string | number)[];
  return read.length > 0 ? read : undefined;
}

function readOne(text: string, spec: Exclude<FilterSpec, { kind: 'some' }>): string | number | undefined {
  if (spec.kind === 'one') return spec.of.includes(text) ? text : undefined;
  if (spec.kind === 'amount') {
    const value = parsePlainNumber(text);
    const bounded = value === undefined ? undefined : Math.min(spec.max, Math.max(0, value));
    return Number.isInteger(bounded) ? bounded : undefined;
  }
  const truncated = truncate(text, spec.max);
  return truncated === '' || (spec.kind === 'day' && !isDay(truncated)) ? undefined : truncated;
}

const readValue = (raw: Raw, spec: FilterSpec) => {
  if (spec.kind === 'some') return readList(raw, spec.of);
  return typeof raw === 'string' ? readOne(raw.replaceAll('\0', ''), spec) : undefined;
};

/**
 * Reads the filters from the query of an address. Same result as `readLenient(ListingFilters, …)` on the server,
 * without class-validator. Never throws.
 */
export function readFilters(query: Readonly<Record<string, Raw | undefined>>): Partial<Omit<ListingFilters, 'lang'>> {
  const read: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const raw = Object.hasOwn(query, key) ? query[key] : undefined;
    const value = raw === undefined ? undefined : readValue(raw, filterSpecs[key]);
    if (value !== undefined) read[key] = value;
  }
  normalizeFilters(read);
  return read;
}
