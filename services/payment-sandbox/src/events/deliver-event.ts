import { createHmac } from 'node:crypto';
import { request } from 'undici';
import type { Store } from '../database/store.ts';
import { now } from '../objects.ts';

/** Where events are delivered, and the secret that signs them. */
export interface WebhookEndpoint {
  readonly url: string;
  readonly secret: string;
}

// Shorter than the 10 s after which the database ends an idle transaction.
const timeoutMs = 5_000;

/** Returns the header `Stripe-Signature` of a payload: `t` in Unix seconds, `v1` the HMAC-SHA256 of `t.payload`. */
export function signatureOf(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** Delivers an event once. Returns the status of the response; throws when there is none. */
export async function deliverEvent(store: Store, { url, secret }: WebhookEndpoint, id: string): Promise<number> {
  const event = await store.get('event', id);
  const payload = JSON.stringify({ ...event, pending_webhooks: 1 });
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload, secret, now()) },
    body: payload,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await body.dump();
  if (isAccepted(statusCode)) await store.save({ ...event, pending_webhooks: 0 });
  return statusCode;
}

/** Whether an endpoint has accepted an event; any other status is tried again. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
