import { jest } from '@jest/globals';
import type { CheckoutResponse, PostCheckoutResponse } from '@porchlight/contracts/commerce';
import { payOrder, type PaySteps } from './pay-order.ts';

const orderId = 'order-1';
const order = (over: Partial<CheckoutResponse> = {}): CheckoutResponse => ({
  orderId,
  state: 'pending',
  quote: {
    bundleId: 'bundle-1',
    description: '60 credits',
    credits: 60,
    bonusCredits: 5,
    currency: 'CAD',
    priceCents: 5_700,
    discountCents: 0,
    taxes: [],
    totalCents: 5_700,
    isTaxKnown: true,
  },
  payment: { provider: 'sandbox', clientSecret: 'secret' },
  ...over,
});
const status = (over: Partial<PostCheckoutResponse>): PostCheckoutResponse => ({
  orderId,
  state: 'pending',
  credits: 9,
  ...over,
});
const paid = status({ state: 'fulfilled', credits: 74 });
const failure = (code: number) => ({ status: code, code: 'any', message: 'Any.' });

type MockSteps = { readonly [Name in keyof PaySteps]: jest.Mock<PaySteps[Name]> };
/** Steps whose payment is verified with these results, one after another; the last one repeats. */
function stepsWith(results: readonly (PostCheckoutResponse | number)[], over: Partial<MockSteps> = {}): MockSteps {
  let checks = 0;
  return {
    checkout: jest.fn<PaySteps['checkout']>().mockResolvedValue(order()),
    confirm: jest.fn<PaySteps['confirm']>().mockResolvedValue(undefined),
    authenticate: jest.fn<PaySteps['authenticate']>().mockResolvedValue(undefined),
    wait: jest.fn<PaySteps['wait']>().mockResolvedValue(undefined),
    postCheckout: jest.fn<PaySteps['postCheckout']>(() => {
      const result = results[Math.min(checks, results.length - 1)]!;
      checks += 1;
      return typeof result === 'number' ? Promise.reject(failure(result)) : Promise.resolve(result);
    }),
    ...over,
  };
}
const pay = (steps: PaySteps) => payOrder({ key: 'key', bundleId: 'bundle-1', expectedTotalCents: 5_700 }, steps);
const rejected = <T>(code: number) => jest.fn<() => Promise<T>>().mockRejectedValue(failure(code));

describe('a payment', () => {
  it('adds the bought and the free credits once the order is fulfilled', async () => {
    expect(await pay(stepsWith([paid]))).toEqual({ bought: 65, balance: 74 });
  });
  it('of nothing is verified without a card', async () => {
    const { payment, ...free } = order({ state: 'fulfilled' });
    const steps = stepsWith([paid], { checkout: jest.fn<PaySteps['checkout']>().mockResolvedValue(free) });
    expect(payment).toBeDefined();
    expect(await pay(steps)).toEqual({ bought: 65, balance: 74 });
    expect(steps.confirm).not.toHaveBeenCalled();
  });
  it.each([0, 409, 429, 503])('whose confirmation ended with %i is verified and not confirmed again', async (code) => {
    const steps = stepsWith([code, status({ payment: 'processing' }), paid], { confirm: rejected(code) });
    expect(await pay(steps)).toEqual({ bought: 65, balance: 74 });
    expect([steps.checkout.mock.calls.length, steps.wait.mock.calls.length]).toEqual([1, 2]);
    expect(steps.confirm).toHaveBeenCalledTimes(1);
  });
  it('whose result stays unknown is reported as unconfirmed', async () => {
    const steps = stepsWith([0]);
    expect(await pay(steps)).toEqual({ kind: 'unconfirmed' });
    expect(steps.postCheckout).toHaveBeenCalledTimes(20);
  });
  it('that the bank asks about is authenticated, then verified', async () => {
    const steps = stepsWith([status({ payment: 'action' }), paid]);
    expect(await pay(steps)).toEqual({ bought: 65, balance: 74 });
    expect(steps.authenticate).toHaveBeenCalledWith({ provider: 'sandbox', clientSecret: 'secret', orderId });
  });
  it.each([
    [status({ payment: 'declined', decline: 'expired-card' }), { kind: 'declined', reason: 'expired-card' }],
    [status({ payment: 'declined' }), { kind: 'declined', reason: 'declined' }],
    [status({ payment: 'open' }), { kind: 'not-charged' }],
    [status({ state: 'cancelled' }), { kind: 'order-ended' }],
    [status({ state: 'expired' }), { kind: 'order-ended' }],
  ])('that is not made says why: %j', async (result, unpaid) => {
    expect(await pay(stepsWith([result]))).toEqual(unpaid);
  });
  it('is not made when the order is refused', async () => {
    const steps = stepsWith([paid], { checkout: rejected(422) });
    await expect(pay(steps)).rejects.toMatchObject({ status: 422 });
    expect(steps.confirm).not.toHaveBeenCalled();
  });
  it('whose call is refused ends with that error', async () => {
    await expect(pay(stepsWith([404]))).rejects.toMatchObject({ status: 404 });
    await expect(pay(stepsWith([paid], { confirm: rejected(403) }))).rejects.toMatchObject({ status: 403 });
  });
});
