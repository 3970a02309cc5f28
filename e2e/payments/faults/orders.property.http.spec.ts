import { propertyRuns } from '@porchlight/service-kit/testing';
import fc from 'fast-check';
import { aRefund, startLossySite, type LossySite, type LostMessage, type Purchase } from '../site/lossy-site.ts';
import {
  actionKinds,
  creditsOf,
  next,
  noOrder,
  orderStateOf,
  type ActionKind,
  type OrderModel,
} from '../site/order-model.ts';

let site: LossySite;
beforeAll(async () => {
  site = await startLossySite();
});
afterAll(() => site.stop());

/** What happens to an order; `lost`: a message of commerce is lost meanwhile. */
interface Action {
  readonly kind: ActionKind;
  readonly lost: LostMessage | undefined;
}

const lost = fc.record<LostMessage>({
  link: fc.constantFrom('database', 'provider'),
  at: fc.integer({ min: 1, max: 12 }),
  loss: fc.constantFrom('request', 'response'),
});
/** Further declines would end the payment. */
const maxDeclines = 4;
const action = fc.record<Action>({
  kind: fc.constantFrom(...actionKinds),
  lost: fc.option(lost, { nil: undefined, freq: 2 }),
});
const purchased: readonly Action[] = (['checkout', 'pay'] as const).map((kind) => ({ kind, lost: undefined }));
/** Half of the sequences begin with a purchase, so that many refunds and disputes are possible. */
const actions = fc
  .tuple(fc.boolean(), fc.array(action, { minLength: 1, maxLength: 14 }))
  .map(([isPurchased, list]) => [...(isPurchased ? purchased : []), ...list])
  .filter((list) => list.filter(({ kind }) => kind === 'decline').length <= maxDeclines);

/** Does an action that is possible. */
async function perform({ kind, lost: message }: Action, purchase: Purchase): Promise<void> {
  const { orderId } = purchase;
  switch (kind) {
    case 'pay':
      return void (await site.pay(orderId));
    case 'decline':
      return void (await site.pay(orderId, 'pm_card_visa_chargeDeclined'));
    case 'sweep':
      return sweep(purchase);
    case 'dispute':
      return site.control(`charges/${(await site.paymentOf(orderId)).latest_charge as string}/dispute`);
    case 'win':
    case 'lose':
      return site.decide(
        await site.disputeOf((await site.paymentOf(orderId)).id),
        kind === 'win' ? 'winning_evidence' : 'losing_evidence',
      );
    case 'refund':
      purchase.refund = aRefund();
  }
  await site.run(kind, purchase, message);
}

async function sweep({ orderId }: Purchase): Promise<void> {
  await site.makeOld(orderId);
  await site.sweep();
}

/** Delivers everything that is still to arrive. */
async function settle(purchase: Purchase, { payment, dispute }: OrderModel): Promise<void> {
  if (payment === 'paid') await site.run('event', purchase);
  if (payment !== 'none') await sweep(purchase);
  if (dispute === 'none') return;
  await site.run('dispute-event', purchase);
  const { id } = await site.disputeOf((await site.paymentOf(purchase.orderId)).id);
  if (dispute !== 'open') await site.pass('charge.dispute.closed', id);
}

/** Expects what the model says once everything has arrived. */
async function requireModel(purchase: Purchase, model: OrderModel): Promise<void> {
  await settle(purchase, model);
  const { landlord, orderId } = purchase;
  const [order] = await site.commerce.sql<{ state: string }>('select state from purchase_order where company_id = $1', [
    landlord.companyId,
  ]);
  const isPaid = model.payment === 'paid';
  const payments = orderId === '' ? [] : await site.paymentsOf(orderId);
  const refunds = isPaid ? await site.refundsAt(payments[0]!.id) : [];
  const documents = await site.receiptsOf(landlord);
  expect({
    state: order?.state,
    credits: await site.creditsOf(landlord),
    documents: documents.length,
    payments: payments.map(({ status }) => status),
    refunds: refunds.length,
    violations: await site.ledger.violations(),
  }).toEqual({
    state: orderStateOf(model),
    credits: creditsOf(model),
    documents: isPaid ? 1 + model.refunds : 0,
    payments: model.payment === 'none' ? [] : [isPaid ? 'succeeded' : 'canceled'],
    refunds: model.refunds,
    violations: [],
  });
}

describe('an order', () => {
  it('reaches the state of its payment, refunds and dispute, whatever happens in which order', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        const purchase = await site.aPurchase();
        let model = noOrder;
        for (const one of list) {
          const after = next(model, one.kind);
          if (!after) continue;
          await perform(one, purchase);
          model = after;
        }
        await requireModel(purchase, model);
      }),
      { numRuns: propertyRuns(10) },
    );
  });
});
