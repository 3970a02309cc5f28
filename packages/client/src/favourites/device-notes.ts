import { maxDeviceNoteLength } from '@porchlight/contracts/catalog';
import { storage } from '../storage.ts';

/** Private notes on favourites, by listing id. */
export type Notes = Readonly<Record<string, string>>;
const name = 'pick-notes';
const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([id, note]) => /^[0-9a-z]{10}$/.test(id) && typeof note === 'string' && note.length <= maxDeviceNoteLength,
  );

/** Notes stored on this device. They are merged into the account when a renter logs in. */
export const deviceNotes = {
  read: (): Notes => storage.read(name, isNotes) ?? {},
  /** Stores a note, or removes it if it is empty. Notes written by other tabs in the meantime stay. */
  write: (id: string, note: string): Notes => {
    const { [id]: _old, ...others } = deviceNotes.read();
    const next = note ? { ...others, [id]: note } : others;
    storage.write(name, next);
    return next;
  },
};
