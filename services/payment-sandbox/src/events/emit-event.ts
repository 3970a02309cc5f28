import type Stripe from 'stripe';
import type { Store } from '../database/store.ts';
import { newObject, type SandboxEvent, type StoredObject } from '../objects.ts';
import { takeFault } from '../sandbox/faults.ts';

/** Version of Stripe's API that the pinned SDK speaks. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

/** Stores an event in the transaction of its cause, and delivers it after the commit unless events are held. */
export async function emitEvent(store: Store, type: SandboxEvent['type'], object: StoredObject): Promise<void> {
  const event = await store.insert<SandboxEvent>({
    ...newObject('event'),
    api_version: apiVersion,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  });
  if (!(await takeFault(store.manager, ['held-event']))) await store.enqueue('deliver-event', { event: event.id });
}
