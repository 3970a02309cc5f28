import { storage } from '@porchlight/client';
import type { ListingId } from '@porchlight/contracts';

const days180 = 180 * 86_400_000;
const isText = (value: unknown): value is string => typeof value === 'string';
const nameOf = (id: ListingId, userId: string | undefined) =>
  `${userId === undefined ? '' : `user:${userId}:`}inquiry:${id}`;

/** When this browser wrote to a home last, as far as it remembers: each person their own. */
export const sentBefore = (id: ListingId, userId: string | undefined): string | undefined =>
  storage.read(nameOf(id, userId), isText);
/** Remembers that a home was written to. */
export const rememberSent = (id: ListingId, userId: string | undefined, sentAt: string): void => {
  storage.write(nameOf(id, userId), sentAt, { expiresIn: days180 });
};
