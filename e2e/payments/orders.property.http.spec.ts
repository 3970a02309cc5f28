import { propertyRuns } from '@porchlight/service-kit/testing';
import fc from 'fast-check';
import { startLossySite, type LossySite, type LostMessage, type Purchase } from './site/lossy-site.ts';

let site: LossySite;
beforeAll(async () => {
  site = await startLossySite();
});
afterAll(() => site.stop());

/** What happens to an order; `lost`: a message of commerce is lost meanwhile. */
interface Action {
  readonly kind: 'checkout' | 'pay' | 'decline' | 'post-checkout' | 'event' | 'sweep';
  readonly lost: LostMessage | undefined;
}
/** States of the model; `open` waits for the payment. */
type ModelState = 'none' | 'open' | 'paid' | 'expired';

const lost = fc.record<LostMessage>({
  link: fc.constantFrom('database', 'provider'),
  at: fc.integer({ min: 1, max: 12 }),
  loss: fc.constantFrom('request', 'response'),
});
/** Further declines would end the payment. */
const maxDeclines = 4;
const action = fc.record<Action>({
  kind: fc.constantFrom('checkout', 'pay', 'decline', 'post-checkout', 'event', 'sweep'),
  lost: fc.option(lost, { nil: undefined, freq: 2 }),
});

const actions = fc
  .array(action, { minLength: 1, maxLength: 10 })
  .filter((list) => list.filter(({ kind }) => kind === 'decline').length <= maxDeclines);

/** Returns the state of the order after an action. */
function next(state: ModelState, { kind }: Action): ModelState {
  if (kind === 'checkout' && state === 'none') return 'open';
  if (state !== 'open') return state;
  if (kind === 'pay') return 'paid';
  return kind === 'sweep' ? 'expired' : 'open';
}

/** Does an action, if the order has come far enough for it. */
async function perform({ kind, lost: message }: Action, purchase: Purchase, state: ModelState): Promise<void> {
  if (kind === 'checkout') return void (await site.run('checkout', purchase, message));
  if (state === 'none') return;
  if (kind === 'pay') return void (await site.pay(purchase.orderId));
  if (kind === 'decline') return void (await site.pay(purchase.orderId, 'pm_card_visa_chargeDeclined'));
  if (kind === 'post-checkout') return void (await site.run('post-checkout', purchase, message));
  if (kind === 'sweep') return sweep(purchase);
  if (state === 'paid') await site.run('event', purchase, message);
}

async function sweep({ orderId }: Purchase): Promise<void> {
  await site.makeOld(orderId);
  await site.sweep();
}

/** Expects what the model says once everything has arrived: events repeated, and the sweep. */
async function requireModel(purchase: Purchase, state: ModelState): Promise<void> {
  const { landlord, orderId } = purchase;
  if (state === 'paid') await site.run('event', purchase);
  if (state !== 'none') await sweep(purchase);
  const [order] = await site.commerce.sql<{ state: string }>('select state from purchase_order where company_id = $1', [
    landlord.companyId,
  ]);
  const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body;
  const payments = orderId === '' ? [] : await site.paymentsOf(orderId);
  expect({
    state: order?.state,
    credits: await site.creditsOf(landlord),
    receipts: taxReceipts.length,
    payments: payments.map(({ status }) => status),
    violations: await site.ledger.violations(),
  }).toEqual({ ...expectedOf[state], violations: [] });
}

const expectedOf = {
  none: { state: undefined, credits: 0, receipts: 0, payments: [] },
  open: { state: 'expired', credits: 0, receipts: 0, payments: ['canceled'] },
  expired: { state: 'expired', credits: 0, receipts: 0, payments: ['canceled'] },
  paid: { state: 'fulfilled', credits: 150, receipts: 1, payments: ['succeeded'] },
} satisfies Record<ModelState, object>;

describe('an order', () => {
  it('reaches the state of its payment, whatever happens in which order and how often', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        const purchase = await site.aPurchase();
        let state: ModelState = 'none';
        for (const one of list) {
          await perform(one, purchase, state);
          state = next(state, one);
        }
        await requireModel(purchase, state);
      }),
      { numRuns: propertyRuns(10) },
    );
  });
});
