import type { MessageReference } from '@porchlight/messages';
import { kitMessages } from './messages.ts';

/** Optional details of a problem. */
export interface ProblemDetails {
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, readonly MessageReference[]>>;
  /** Seconds after which a retry may succeed; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Alternatives, in the shape that the route declares. */
  readonly suggestions?: readonly object[];
  /** The stored record, if a change was based on an older version of it. */
  readonly current?: object;
  /** Work that allows the call in spite of a rate limit. */
  readonly challenge?: object;
}

/**
 * Error response with a message for people and a code for programs: `throw new Problem(404, 'not-found',
 * messages.homeNotFound)`.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly userMessage: MessageReference;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, userMessage: MessageReference, details: ProblemDetails = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.userMessage = userMessage;
    this.details = details;
  }
}

/** The session is invalid. The only problem that logs a browser out. */
export const unauthenticated = (): Problem => new Problem(401, 'unauthenticated', kitMessages.unauthenticated);
/** The caller is authenticated, but not authorized. */
export const forbidden = (): Problem => new Problem(403, 'forbidden', kitMessages.forbidden);
/** The caller is authorized once they confirm their password. */
export const reauthenticationRequired = (): Problem =>
  new Problem(403, 'reauthentication-required', kitMessages.reauthenticationRequired);
/** Staff who view the site as a user made a call that views cannot make. */
export const refusedToViewAs = (): Problem => new Problem(403, 'view-as-refused', kitMessages.refusedToViewAs);
/** The resource does not exist or does not belong to the caller; the response does not tell which. */
export const notFound = (message: MessageReference = kitMessages.notFound, code = 'not-found'): Problem =>
  new Problem(404, code, message);
/** The change is based on an older version than `current`, the stored record. */
export const versionConflict = (current: object): Problem =>
  new Problem(409, 'version-conflict', kitMessages.versionConflict, { current });
/** The version of a record is no longer in its history. */
export const versionNotFound = (): Problem => notFound(kitMessages.versionNotFound, 'version-not-found');
/** Temporarily overloaded or unavailable. Never a 401, which would log users out. */
export const unavailable = (retryAfter = 2): Problem =>
  new Problem(503, 'unavailable', kitMessages.unavailable, { retryAfter });
