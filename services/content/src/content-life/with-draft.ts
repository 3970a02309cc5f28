import { InvalidInputError, readBody, type Class } from '@porchlight/contracts';
import type { DraftEntity, DraftedResource } from './drafts.ts';

/** Returns a record with the fields of its draft that could be saved. The other ones are those of the record. */
export function withDraft<E extends DraftEntity>({ resource }: DraftedResource<E>, record: E): E {
  const fields = Object.entries(record.draft ?? {}).filter(([name, value]) => isValid(resource.input, name, value));
  return { ...record, ...Object.fromEntries(fields) };
}

/** Whether a value is valid for a field, whatever the other fields of its class are. */
function isValid(type: Class, name: string, value: unknown): boolean {
  try {
    readBody(type, { [name]: value });
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return !error.faults.some(({ field }) => field.split('.')[0] === name);
  }
  return true;
}
