import { refundTransitions } from '../../services/commerce/src/refunds/refund-lifecycle.ts';
import { sixtyTotal, startRefundSite, type RefundSite } from './site/refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

describe('a refund whose result is unknown', () => {
  it('is pending, and is made once by the sweep', async () => {
    const { landlord, orderId, paymentId } = await site.buy();
    await site.control('faults', { kind: 'lost-response', calls: '5', method: 'POST', path: '/v1/refunds' });
    expect((await site.refund(orderId, 1_000)).body.state).toBe('pending');
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    expect(await site.creditsOf(landlord)).toBe(51);
    await site.sweepRefunds();
    await site.sweepRefunds();
    expect(await site.orderOf(orderId)).toMatchObject({ state: 'part_refunded', refunds: [{ state: 'succeeded' }] });
    expect(await site.refundsAt(paymentId)).toHaveLength(1);
    expect(await site.mailsOf(landlord)).toHaveLength(1);
  });
  it('is found among the refunds of the payment, whatever the idempotency key', async () => {
    const { orderId, paymentId } = await site.buy();
    await site.control('faults', { kind: 'error', calls: '5', method: 'POST', path: '/v1/refunds' });
    const { id } = (await site.refund(orderId, 1_000)).body;
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    await site.stripe.refunds.create({ payment_intent: paymentId, amount: 1_000, metadata: { refund_id: id } });
    await site.sweepRefunds();
    expect((await site.orderOf(orderId)).refunds).toMatchObject([{ id, state: 'succeeded' }]);
    expect(await site.refundsAt(paymentId)).toHaveLength(1);
  });
  it('is settled by the event of the bank that accepts it later', async () => {
    const { landlord, orderId, paymentId } = await site.buy('pm_card_pendingRefund');
    expect((await site.refund(orderId, 1_000)).body.state).toBe('pending');
    expect(await site.receiptsOf(landlord)).toHaveLength(1);
    const [made] = await site.refundsAt(paymentId);
    await site.pass('refund.updated', made!.id);
    await site.pass('refund.updated', made!.id);
    expect((await site.orderOf(orderId)).refunds).toMatchObject([{ state: 'succeeded' }]);
    expect(await site.receiptsOf(landlord)).toHaveLength(2);
  });
});

describe('a refund that fails', () => {
  it('at the bank returns the credits, and its credit note is taken back by a receipt', async () => {
    const { landlord, orderId, paymentId } = await site.buy('pm_card_refundFail');
    await site.refund(orderId, 1_000);
    const [made] = await site.refundsAt(paymentId);
    await site.pass('refund.failed', made!.id);
    await site.pass('refund.updated', made!.id);
    await site.pass('refund.created', made!.id);
    expect(await site.orderOf(orderId)).toMatchObject({
      state: 'fulfilled',
      leftCents: sixtyTotal,
      refunds: [{ state: 'failed' }],
    });
    expect(await site.creditsOf(landlord)).toBe(60);
    expect((await site.receiptsOf(landlord)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['receipt', 1_000],
      ['credit-note', 1_000],
      ['receipt', sixtyTotal],
    ]);
  });
  it('because the provider refuses it returns the credits at once', async () => {
    const { landlord, orderId, paymentId } = await site.buy();
    await site.stripe.refunds.create({ payment_intent: paymentId });
    expect((await site.refund(orderId, 1_000)).body.state).toBe('failed');
    expect([await site.creditsOf(landlord), (await site.orderOf(orderId)).state]).toEqual([60, 'fulfilled']);
  });
});

describe('states of a refund', () => {
  const setSql = `
    update refund set state = $2, started_at = case when $2 in ('waiting', 'declined') then null else now() end
    where id = $1`;
  /** Returns whether the database allows a change of state; it is rolled back. */
  async function isAllowed(id: string, from: string, to: string): Promise<boolean> {
    const runner = site.ledger.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('alter table refund disable trigger user');
    await runner.query(setSql, [id, from]);
    await runner.query('alter table refund enable trigger user');
    const isMoved = await runner.query(setSql, [id, to]).then(
      () => true,
      () => false,
    );
    await runner.rollbackTransaction();
    await runner.release();
    return isMoved;
  }

  it('follow the table in code; the database refuses all others', async () => {
    const { orderId } = await site.buy();
    const { id } = (await site.refund(orderId, 1_000)).body;
    const states = Object.keys(refundTransitions);
    for (const [from, allowed] of Object.entries(refundTransitions))
      for (const to of states.filter((state) => state !== from))
        expect([from, to, await isAllowed(id, from, to)]).toEqual([from, to, allowed.some((one) => one === to)]);
  });
});

describe('the checks of refunds', () => {
  /** Returns the violations that a change of an order would make; the change is rolled back. */
  async function violationsAfter(change: string, orderId: string): Promise<string[]> {
    const runner = site.ledger.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('alter table purchase_order disable trigger user');
    await runner.query(change, [orderId]);
    const found = (await runner.query(
      `select invariant from refund_violations('-infinity') join purchase_order on subject = id::text where id = $1
       union all select invariant from refund_violations('-infinity') join ledger_account on subject = id::text
       where owner_id = (select company_id from purchase_order where id = $1)`,
      [orderId],
    )) as { invariant: string }[];
    await runner.rollbackTransaction();
    await runner.release();
    return found.map(({ invariant }) => invariant);
  }
  it.each([
    [
      'an order of which more was returned than paid',
      'update refund set amount_cents = 6442 where order_id = $1',
      'L6',
    ],
    ['a disputed order without a dispute', `update purchase_order set state = 'disputed' where id = $1`, 'L6'],
    [
      'credits that are held without a dispute',
      `insert into ledger_account (owner_id, kind, unit, balance, last_seq)
       select company_id, 'hold', 'credit', 5, 1 from purchase_order where id = $1`,
      'L3',
    ],
  ])('report %s', async (_, change, invariant) => {
    const { orderId } = await site.buy();
    await site.refund(orderId, 1_000);
    expect(await violationsAfter(change, orderId)).toEqual([invariant]);
  });
});
