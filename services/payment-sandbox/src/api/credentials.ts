import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { Call } from './endpoint.ts';
import type { PaymentIntent, SetupIntent } from '../objects.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/** Returns the publishable key that belongs to a secret key: `pk_test_…` for `sk_test_…`. */
export const publishableKeyOf = (secretKey: string): string => secretKey.replace(/^sk_/, 'pk_');

/** Returns which key a request was made with; throws 401 for any other. */
export function keyOf(authorization: string | undefined, secretKey: string): Call['key'] {
  const token = authorization?.replace(/^Bearer /, '') ?? '';
  if (isEqual(token, secretKey)) return 'secret';
  if (isEqual(token, publishableKeyOf(secretKey))) return 'publishable';
  throw new ApiError(401, 'Invalid API Key provided');
}

/** Requires the client secret of an intent from a browser; a wrong one is the same as an unknown intent. */
export function requireClientSecret({ key, form }: Call, intent: PaymentIntent | SetupIntent): void {
  const secret = form.optional('client_secret');
  if (secret === undefined && key === 'secret') return;
  if (secret === undefined || !isEqual(secret, intent.client_secret))
    throw new ApiError(404, `No such ${intent.object}: '${intent.id}'`, { code: 'resource_missing', param: 'intent' });
}
