import { storage } from '@porchlight/client';

const name = 'seen-homes',
  most = 300;
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The homes that were opened on this device, the latest first. */
export const seenHomes = (): readonly string[] => storage.read(name, areIds) ?? [];
/** Remembers that a home was opened: its pin fades on the map. */
export const rememberSeen = (id: string): void =>
  storage.write(name, [id, ...seenHomes().filter((one) => one !== id)].slice(0, most));
