import type Stripe from 'stripe';
import { startSandboxForTest, until, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());

async function disputed() {
  const { id, latest_charge } = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'cad',
    payment_method: 'pm_card_createDispute',
    confirm: true,
  });
  const dispute = await until(async () => (await stripe.disputes.list({ payment_intent: id })).data[0]);
  return { dispute, charge: String(latest_charge) };
}
const movements = async (source: string) =>
  (await stripe.balanceTransactions.list({ source })).data.map(({ reporting_category, net }) => [
    reporting_category,
    net,
  ]);
const eventTypes = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.filter((event) => (event.data.object as { id?: string }).id === id).map(({ type }) => type);
};

describe('a dispute', () => {
  it('follows the payment, takes amount and fee, and refuses refunds', async () => {
    const { dispute, charge } = await disputed();
    expect(dispute).toMatchObject({
      object: 'dispute',
      amount: 5_000,
      charge,
      status: 'needs_response',
      reason: 'fraudulent',
    });
    expect(await movements(dispute.id)).toEqual([['dispute', -6_500]]);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(await eventTypes(dispute.id)).toEqual(['charge.dispute.created']);
  });

  it('is won by the evidence of the test mode, which returns amount and fee', async () => {
    const { dispute } = await disputed();
    const evidence = { evidence: { uncategorized_text: 'winning_evidence' }, submit: true };
    expect(await stripe.disputes.update(dispute.id, evidence)).toMatchObject({ status: 'won' });
    expect(await movements(dispute.id)).toEqual([
      ['dispute_reversal', 6_500],
      ['dispute', -6_500],
    ]);
    expect(await eventTypes(dispute.id)).toEqual(['charge.dispute.closed', 'charge.dispute.created']);
    await expect(stripe.disputes.close(dispute.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    [
      'by the evidence',
      (id: string) => stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } }),
    ],
    ['by closing it', (id: string) => stripe.disputes.close(id)],
  ])('is lost %s', async (_, lose) => {
    const { dispute } = await disputed();
    expect(await lose(dispute.id)).toMatchObject({ status: 'lost' });
    expect(await movements(dispute.id)).toEqual([['dispute', -6_500]]);
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'lost' });
  });
});
