import { storage } from '@porchlight/client';

const name = 'seen-homes';
const maxListings = 300;
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Returns the ids of the listings opened on this device, latest first. */
export const viewedListings = (): readonly string[] => storage.read(name, areIds) ?? [];
/** Stores that a listing was opened; its map marker is dimmed from then on. */
export const storeViewedListing = (id: string): void =>
  storage.write(name, [id, ...viewedListings().filter((one) => one !== id)].slice(0, maxListings));
