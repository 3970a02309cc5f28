import { sweepTask, type Outbox, type Sweeper, type TransactionalHandler } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Store } from './database/store.ts';
import { openDispute } from './disputes/disputes.ts';
import { deliverEvent, isAccepted, type WebhookEndpoint } from './events/deliver-event.ts';
import { settle } from './payment-intents/attempt.ts';
import { finishRefund } from './refunds/refunds.ts';

interface TaskSubjects {
  readonly event: string;
  readonly intent: string;
  readonly charge: string;
  readonly refund: string;
}

async function settlePayment(store: Store, id: string): Promise<void> {
  const intent = await store.lock('payment_intent', id);
  if (intent.status === 'processing') await settle(store, intent, 'succeeded');
}

async function deliver(store: Store, endpoint: WebhookEndpoint | undefined, id: string): Promise<void> {
  if (!endpoint) return;
  const status = await deliverEvent(store, endpoint, id);
  if (!isAccepted(status)) throw new Error(`webhook endpoint answered ${status}`);
}

/** Returns the tasks that run after the commit of a call, by name. */
export function tasksOf(
  outbox: Outbox,
  sweeper: Sweeper,
  webhook: WebhookEndpoint | undefined,
): ReadonlyMap<string, readonly TransactionalHandler[]> {
  const task =
    (run: (store: Store, subjects: TaskSubjects) => Promise<void>): TransactionalHandler =>
    (payload: object, manager: EntityManager) =>
      run(new Store(manager, outbox), payload as TaskSubjects);
  return new Map([
    ['deliver-event', [task((store, { event }) => deliver(store, webhook, event))]],
    ['settle-payment', [task((store, { intent }) => settlePayment(store, intent))]],
    ['open-dispute', [task((store, { charge }) => openDispute(store, charge))]],
    ['finish-refund', [task((store, { refund }) => finishRefund(store, refund))]],
    [sweepTask, [(payload, manager) => sweeper.sweep(payload, manager)]],
  ]);
}
