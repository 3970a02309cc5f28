import type { ApiError, Dispatch, Translate } from '@porchlight/client';
import type { PermissionName } from '@porchlight/contracts';
import type { en } from './messages/en.ts';

/** A record that a search found. */
export interface Found {
  readonly id: string;
  readonly label: string;
  readonly lang?: string;
  readonly description?: string;
  readonly to: string;
  /** The text is its id or number. */
  readonly isExact: boolean;
}
/** A search that is under way. */
export interface Search {
  readonly found: Promise<readonly Found[]>;
  readonly abort: () => void;
}
/** A kind of records that the palette finds. */
export interface Finder {
  readonly key: 'users' | 'renters' | 'listings' | 'companies' | 'orders';
  /** Users without it get neither the group nor its call. */
  readonly permission: PermissionName;
  /** Whether a text can find any. Default: one of at least two characters. */
  readonly accepts?: (text: string) => boolean;
  readonly search: (text: string, dispatch: Dispatch, t: Translate<typeof en>) => Search;
  /** Path of the list without its query. Default: there is no list. */
  readonly list?: string;
}

const minLength = 2;
export const isLongEnough = (text: string) => text.length >= minLength;

/** Options of a call that is sent each time, and whose response is read once. */
export const once = { subscribe: false, forceRefetch: true } as const;

interface Request<T> {
  readonly unwrap: () => Promise<T>;
  readonly abort: () => void;
}
/** Returns the search of a call. */
export const searchOf = <T>(request: Request<T>, read: (response: T) => readonly Found[]): Search => ({
  found: request.unwrap().then(read),
  abort: () => {
    request.abort();
  },
});
/** Returns the search of a call for one record; an unknown one is nothing found. */
export const searchOfOne = <T>(request: Request<T>, read: (record: T) => Found): Search => ({
  found: request.unwrap().then(
    (record) => [read(record)],
    (error: ApiError) => {
      if (error.status === 404) return [];
      throw error;
    },
  ),
  abort: () => {
    request.abort();
  },
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isUuid = (text: string) => uuid.test(text);
