import { isDeepStrictEqual } from 'node:util';
import {
  comparedFieldNames,
  comparedFields,
  type ChangedField,
  type ListingChangesSince,
} from '@porchlight/contracts/catalog';

/** One stored change of a listing: values of the changed fields by name. */
export interface StoredChange {
  readonly version: number;
  readonly changedAt: Date;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}
interface FieldChange {
  readonly before: unknown;
  readonly after: unknown;
  readonly changedAt: Date;
}

const masked: ReadonlySet<string> = new Set(comparedFields.masked);
const compared: ReadonlySet<string> = new Set(comparedFieldNames);
/** Fields with a place of their own, and those that are not content of the listing. */
const apart: ReadonlySet<string> = new Set(['photos', 'status']);

/** Returns the first value and the last one of each field of which they differ. Changes: oldest first. */
function fieldChanges(changes: readonly StoredChange[]): ReadonlyMap<string, FieldChange> {
  const fields = new Map<string, FieldChange>();
  for (const { before, after, changedAt } of changes)
    for (const [name, value] of Object.entries(after)) {
      const first = fields.get(name);
      fields.set(name, { before: first ? first.before : before[name], after: value, changedAt });
    }
  return new Map([...fields].filter(([, { before, after }]) => !isDeepStrictEqual(before, after)));
}

/** Returns a stored value as text; undefined without one. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return Array.isArray(value) ? value.join(',') : String(value as string | number | boolean);
}
/** Contact details of the landlord are named without their values. */
function changedField(field: ChangedField['field'], { before, after, changedAt }: FieldChange): ChangedField {
  const [old, next] = masked.has(field) ? [undefined, undefined] : [textOf(before), textOf(after)];
  return {
    field,
    changedAt: changedAt.toISOString(),
    ...(old === undefined ? {} : { before: old }),
    ...(next === undefined ? {} : { after: next }),
  };
}

const idsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly string[]) : []);
/** Returns the number of ids that only the first list has. */
const countMissing = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id)).length;

/** Compares a listing with what was published, by the changes since then. Changes: oldest first. */
export function compareWithPublished(
  changes: readonly StoredChange[],
): Omit<ListingChangesSince, 'publishedAt' | 'currency' | 'isPartial'> {
  const fields = fieldChanges(changes);
  const photos = fields.get('photos');
  const [published, current] = [idsOf(photos?.before), idsOf(photos?.after)];
  return {
    fields: comparedFieldNames.flatMap((name) => {
      const change = fields.get(name);
      return change ? [changedField(name, change)] : [];
    }),
    photosAdded: countMissing(current, published),
    photosRemoved: countMissing(published, current),
    otherFields: [...fields.keys()].filter((name) => !compared.has(name) && !apart.has(name)).length,
  };
}
