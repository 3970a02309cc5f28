import { storage, userStorageName, type Session } from '@porchlight/client';
import type { EditedRecord } from '@porchlight/resource-kit';
import type { LivingRecord } from '../content-life.ts';

const lifetimeMs = 30 * 24 * 3_600_000;

/** What was typed into a form while it could not be sent, with the version that it is based on. */
export interface LocalCopy {
  readonly version: number;
  readonly values: ReturnType<EditedRecord['form']['getValues']>;
  /** UTC, ISO 8601. */
  readonly at: string;
}
const isLocalCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' && value !== null && 'values' in value && 'version' in value && 'at' in value;

/** Returns the copy of a record in this browser; it belongs to one user and is removed on logout. */
export function localCopyOf({ life, record }: LivingRecord, { user }: Session) {
  const name = userStorageName(user?.id ?? '', `${life.screens.resource.label}-${record.id}`);
  return {
    read: () => storage.read(name, isLocalCopy),
    write: (copy: LocalCopy) => storage.write(name, copy, { expiresIn: lifetimeMs }),
    remove: () => storage.remove(name),
  };
}
