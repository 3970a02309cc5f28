import { storage } from '../storage/storage.ts';

/** Private notes beside kept homes, by the id of the home. */
export type Notes = Readonly<Record<string, string>>;
/** Most letters of a note (contracts: DeviceNote). */
export const deviceNoteCap = 500;
const name = 'pick-notes';
const areNotes = (value: unknown): value is Notes =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([id, note]) => /^[0-9a-z]{10}$/.test(id) && typeof note === 'string' && note.length <= deviceNoteCap,
  );

/** The notes of this device, which join the account of whoever signs in as a renter. */
export const deviceNotes = {
  read: (): Notes => storage.read(name, areNotes) ?? {},
  /** An empty note takes it away; what another tab wrote in the meantime stays. */
  write: (id: string, note: string): Notes => {
    const { [id]: _old, ...others } = deviceNotes.read();
    const next = note ? { ...others, [id]: note } : others;
    storage.write(name, next);
    return next;
  },
};
