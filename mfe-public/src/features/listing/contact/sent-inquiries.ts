import { storage } from '@porchlight/client';
import type { ListingId } from '@porchlight/contracts';

const retentionMs = 180 * 86_400_000;
const isText = (value: unknown): value is string => typeof value === 'string';
const storageKey = (id: ListingId, userId: string | undefined) =>
  `${userId === undefined ? '' : `user:${userId}:`}inquiry:${id}`;

/** Returns when this browser last sent an inquiry about a listing, stored per user; undefined if never or expired. */
export const inquirySentAt = (id: ListingId, userId: string | undefined): string | undefined =>
  storage.read(storageKey(id, userId), isText);
/** Stores the time of an inquiry for 180 days. */
export const storeInquirySentAt = (id: ListingId, userId: string | undefined, sentAt: string): void => {
  storage.write(storageKey(id, userId), sentAt, { expiresIn: retentionMs });
};
