import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { insertPendingCharge, settleCharge } from '../charges/charges.ts';
import type { PaymentSandboxConfig } from '../config.ts';
import { Store } from '../database/store.ts';
import { newObject, type PaymentIntent, type PaymentMethod } from '../objects.ts';
import { newIntent } from '../payment-intents/payment-intents.ts';
import { insertRefund } from '../refunds/refunds.ts';

const fileUrl = new URL('../../seed/payments.json.gz', import.meta.url);
const paymentHour = 10;
const refundHour = 15;
const lastSql = 'select coalesce(max(seq), 0) as seq from stored_object';
// At an hour of the business days of commerce, whose orders these payments belong to.
const backdateSql = `
  update stored_object set data = data || jsonb_build_object('created', extract(epoch from (
    (now() at time zone 'America/Toronto')::date - $2::int + make_interval(hours => $3)) at time zone 'America/Toronto')::int)
  where seq > $1`;

/** Payment of the demo landlord; its days count back from the day of seeding. */
interface DemoPayment {
  readonly id: string;
  readonly orderId: string;
  readonly attemptId: string;
  readonly daysAgo: number;
  readonly amountCents: number;
  readonly isPaid: boolean;
  readonly refund?: {
    readonly id: string;
    /** Refund of commerce. */
    readonly refundId: string;
    readonly daysAgo: number;
    readonly amountCents: number;
  };
}
interface DemoPayments {
  readonly companyId: string;
  readonly card: {
    readonly id: string;
    readonly customerId: string;
    readonly brand: string;
    readonly last4: string;
    readonly expMonth: number;
    readonly expYearsAhead: number;
  };
  /** Oldest first. */
  readonly payments: readonly DemoPayment[];
}

/**
 * Inserts the payments of the demo landlord as they would be had they been made on their days. No event reports them.
 */
export async function insertDemoPayments({ file, once, outbox }: SeedContext<PaymentSandboxConfig>): Promise<void> {
  const seed = await file(fileUrl);
  await once(seed.version, async (manager) => {
    const content = await seed.read<DemoPayments>();
    const store = new Store(manager, outbox);
    const method = await insertCustomer(store, content);
    for (const payment of content.payments) {
      const day = { daysAgo: payment.daysAgo, hour: paymentHour };
      const intent = await backdated(manager, day, () => insertPayment(store, payment, method));
      const { refund } = payment;
      if (refund)
        await backdated(manager, { daysAgo: refund.daysAgo, hour: refundHour }, () =>
          refundPayment(store, intent, refund),
        );
    }
  });
}

/** Sets the time of the objects that some work inserts. */
async function backdated<T>(
  manager: EntityManager,
  { daysAgo, hour }: { readonly daysAgo: number; readonly hour: number },
  work: () => Promise<T>,
): Promise<T> {
  const [{ seq }] = await manager.query<[{ seq: string }]>(lastSql);
  const result = await work();
  await manager.query(backdateSql, [seq, daysAgo, hour]);
  return result;
}

/** Inserts the customer of the company with its saved card. */
async function insertCustomer(store: Store, { companyId, card }: DemoPayments): Promise<PaymentMethod> {
  const { id, customerId: customer, brand, last4, expMonth, expYearsAhead } = card;
  await store.insert({
    ...newObject('customer'),
    id: customer,
    email: null,
    name: null,
    description: null,
    metadata: { company_id: companyId },
  });
  return store.insert<PaymentMethod>({
    ...newObject('payment_method'),
    id,
    type: 'card',
    customer,
    metadata: {},
    card: {
      brand,
      last4,
      country: 'CA',
      exp_month: expMonth,
      exp_year: new Date().getUTCFullYear() + expYearsAhead,
      fingerprint: 'pm_card_visa',
      funding: 'credit',
    },
  });
}

/** Inserts a payment that succeeded, or one that was canceled. */
async function insertPayment(store: Store, payment: DemoPayment, method: PaymentMethod): Promise<PaymentIntent> {
  const { id, amountCents: amount, isPaid, orderId, attemptId } = payment;
  const intent = await store.insert<PaymentIntent>({
    ...newIntent({ amount, currency: 'cad', customer: method.customer, payment_method: isPaid ? method.id : null }),
    id,
    metadata: { order_id: orderId, attempt_id: attemptId },
    status: 'canceled',
  });
  if (!isPaid) return intent;
  const { id: charge } = await settleCharge(store, await insertPendingCharge(store, intent, method));
  return store.save<PaymentIntent>({ ...intent, status: 'succeeded', amount_received: amount, latest_charge: charge });
}

async function refundPayment(
  store: Store,
  { latest_charge: charge }: PaymentIntent,
  { id, refundId, amountCents }: NonNullable<DemoPayment['refund']>,
): Promise<void> {
  await insertRefund(store, await store.lock('charge', charge ?? ''), {
    id,
    amount: amountCents,
    metadata: { refund_id: refundId },
    reason: null,
    status: 'succeeded',
  });
}
