import { Problem } from '@porchlight/service-kit';
import { messages } from '../messages.ts';

/** Returns the problem of a request over its rate limit. */
export const tooManyRequests = (seconds: number): Problem =>
  new Problem(429, 'too-many-requests', messages.tooMany, { retryAfter: Math.ceil(seconds) });
