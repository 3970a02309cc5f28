import type { Words } from './words.ts';
import { kitWords } from './words.ts';

/** What may go along with a problem. */
export interface ProblemDetails {
  /** Field → its sentences. */
  readonly errors?: Readonly<Record<string, readonly Words[]>>;
  /** Seconds after which a try makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** What the caller may have meant, in the shape that the call declares. */
  readonly suggestions?: readonly object[];
}

/** A refusal that people and programs can read: `throw new Problem(404, 'not-found', words.homeNotFound)`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly words: Words;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, words: Words, details: ProblemDetails = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.words = words;
    this.details = details;
  }
}

/** The session is dead: the only problem that signs a browser out. */
export const unauthenticated = (): Problem => new Problem(401, 'unauthenticated', kitWords.unauthenticated);
/** Somebody known asks for what is not theirs to do. */
export const forbidden = (): Problem => new Problem(403, 'forbidden', kitWords.forbidden);
/** The thing is not there, or is not the caller's: the two look the same. */
export const notFound = (words: Words = kitWords.notFound, code = 'not-found'): Problem =>
  new Problem(404, code, words);
/** We are out of strength for a moment: never a 401 (it would sign people out). */
export const unavailable = (retryAfter = 2): Problem =>
  new Problem(503, 'unavailable', kitWords.unavailable, { retryAfter });
