import type Stripe from 'stripe';
import { startSandboxForTest, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());

const pay = (amount: number) =>
  stripe.paymentIntents.create({ amount, currency: 'usd', payment_method: 'pm_card_visa', confirm: true });

describe('the balance transactions', () => {
  it('have amount, fee and net of each payment and refund', async () => {
    const { id, latest_charge } = await pay(10_000);
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 2_500 });
    const { data } = await stripe.balanceTransactions.list({ limit: 2 });
    expect(data).toMatchObject([
      { type: 'refund', amount: -2_500, fee: 0, net: -2_500, source: refund.id },
      { type: 'charge', amount: 10_000, fee: 320, net: 9_680, source: latest_charge, currency: 'usd' },
    ]);
    expect(refund.balance_transaction).toBe(data[0]?.id);
    expect(await stripe.balanceTransactions.retrieve(data[1]?.id ?? '')).toEqual(data[1]);
  });

  it('are paged, newest first, each once', async () => {
    for (const amount of [100, 200, 300, 400, 500]) await pay(amount);
    const amounts: number[] = [];
    for await (const { amount } of stripe.balanceTransactions.list({ type: 'charge', limit: 2 })) amounts.push(amount);
    expect(amounts.slice(0, 5)).toEqual([500, 400, 300, 200, 100]);
    const { data, has_more } = await stripe.balanceTransactions.list({ limit: 100 });
    expect([has_more, new Set(data.map(({ id }) => id)).size]).toEqual([false, data.length]);
  });

  it('are limited to those since a time', async () => {
    const later = Math.floor(Date.now() / 1_000) + 60;
    expect((await stripe.balanceTransactions.list({ created: { gte: later } })).data).toEqual([]);
    expect((await stripe.balanceTransactions.list({ created: { gte: later - 3_600 } })).data).not.toEqual([]);
  });

  it.each([
    [{ limit: 101 }, 400],
    [{ limit: 0 }, 400],
    [{ starting_after: 'txn_unknown' }, 404],
    [{ ending_before: 'txn_unknown' }, 400],
  ])('refuse %j', async (query, statusCode) => {
    await expect(stripe.balanceTransactions.list(query)).rejects.toMatchObject({ statusCode });
  });
});
