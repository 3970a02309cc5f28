import { plainNumber, textParts } from '../kernel/text.ts';
import { filterFacts, filterKeys, mendFilters, type FilterFact } from './filter-facts.ts';
import type { ListingFilters } from './listing-filters.ts';

type Raw = string | readonly string[];
const mostValues = 60;

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function readList(raw: Raw, known: readonly (string | number)[]): readonly (string | number)[] | undefined {
  const isOfNumbers = typeof known[0] === 'number';
  const values = [...new Set(textParts(raw))]
    .slice(0, mostValues)
    .map((part) => (isOfNumbers ? plainNumber(part) : part));
  const read = values.filter((value) => value !== undefined && known.includes(value)) as (string | number)[];
  return read.length > 0 ? read : undefined;
}

function readOne(text: string, fact: Exclude<FilterFact, { kind: 'some' }>): string | number | undefined {
  if (fact.kind === 'one') return fact.of.includes(text) ? text : undefined;
  if (fact.kind === 'amount') {
    const value = plainNumber(text);
    const bounded = value === undefined ? undefined : Math.min(fact.most, Math.max(0, value));
    return Number.isInteger(bounded) ? bounded : undefined;
  }
  const cut = text.slice(0, fact.most);
  return cut === '' || (fact.kind === 'day' && !isDay(cut)) ? undefined : cut;
}

const readValue = (raw: Raw, fact: FilterFact) => {
  if (fact.kind === 'some') return readList(raw, fact.of);
  return typeof raw === 'string' ? readOne(raw.replaceAll('\0', ''), fact) : undefined;
};

/** Reads the wishes of a search from the query of an address, as `readLenient(ListingFilters, …)` does on the server, without its library. Never throws. */
export function readFilters(query: Readonly<Record<string, Raw | undefined>>): Partial<Omit<ListingFilters, 'lang'>> {
  const read: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const raw = Object.hasOwn(query, key) ? query[key] : undefined,
      value = raw === undefined ? undefined : readValue(raw, filterFacts[key]);
    if (value !== undefined) read[key] = value;
  }
  mendFilters(read);
  return read;
}
