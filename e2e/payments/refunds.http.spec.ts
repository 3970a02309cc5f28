import { randomUUID } from 'node:crypto';
import { asStaff, guest } from '@porchlight/service-kit/testing';
import { Approvals } from '../../services/commerce/src/approvals/approvals.ts';
import { rendered } from '../../services/commerce/src/testing/a-tax-document.ts';
import { readPdf } from '../../services/commerce/src/testing/read-pdf.ts';
import { aKey, total } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';
import { sixtyTotal, startRefundSite, type RefundSite } from './site/refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

describe('a refund', () => {
  it('of a whole order returns its money and its credits, with a credit note and a mail', async () => {
    const { landlord, orderId, paymentId } = await site.buy();
    expect((await site.preview(orderId, sixtyTotal)).body).toEqual({
      leftCents: sixtyTotal,
      creditsReversed: 60,
      creditsSpent: 0,
      needsApproval: false,
    });
    const { status, body } = await site.refund(orderId, sixtyTotal);
    expect([status, body]).toMatchObject([200, { state: 'succeeded', creditsReversed: 60, creditsSpent: 0 }]);
    expect(await site.creditsOf(landlord)).toBe(0);
    expect(await site.refundsAt(paymentId)).toMatchObject([{ amount: sixtyTotal, status: 'succeeded' }]);
    expect(await site.orderOf(orderId)).toMatchObject({ state: 'refunded', leftCents: 0 });
    expect(await site.receiptsOf(landlord)).toMatchObject([
      { kind: 'credit-note', totalCents: sixtyTotal, taxCents: 741 },
      { kind: 'receipt', totalCents: sixtyTotal, taxCents: 741 },
    ]);
    expect(await site.mailsOf(landlord)).toEqual([
      { words: { amount: '$64.41', creditCount: 60, orderNumber: expect.any(String), path: '/portal/billing' } },
    ]);
    expect((await site.refund(orderId, 100)).body.code).toBe('not-refundable');
  });
  it('in parts adds up to the order: credits, credit notes and states', async () => {
    const { landlord, orderId } = await site.buy();
    await site.refund(orderId, 2_000);
    expect([await site.creditsOf(landlord), (await site.orderOf(orderId)).state]).toEqual([42, 'part_refunded']);
    await site.refund(orderId, 1_333);
    await site.refund(orderId, sixtyTotal - 3_333);
    expect([await site.creditsOf(landlord), (await site.orderOf(orderId)).state]).toEqual([0, 'refunded']);
    const notes = (await site.receiptsOf(landlord)).filter(({ kind }) => kind === 'credit-note');
    expect(
      notes.reduce((sums, { totalCents, taxCents }) => [sums[0]! + totalCents, sums[1]! + taxCents], [0, 0]),
    ).toEqual([sixtyTotal, 741]);
  });
  it('takes no more credits than are left, and says how many are spent', async () => {
    const [{ landlord, orderId }, other] = [await site.buy(), await site.buy()];
    await site.ledger.post(landlord.companyId, { credits: -50, counter: 'usage', kind: 'activation' });
    expect((await site.preview(orderId, sixtyTotal)).body).toMatchObject({ creditsReversed: 10, creditsSpent: 50 });
    expect((await site.preview(other.orderId, sixtyTotal)).body).toMatchObject({
      creditsReversed: 60,
      creditsSpent: 0,
    });
    expect((await site.refund(orderId, sixtyTotal)).body).toMatchObject({ creditsReversed: 10, creditsSpent: 50 });
    expect(await site.creditsOf(landlord)).toBe(0);
  });
  it('is made once for a key', async () => {
    const { orderId, paymentId } = await site.buy();
    const key = aKey();
    const [first, second] = [await site.refund(orderId, 1_000, { key }), await site.refund(orderId, 1_000, { key })];
    expect(second.body).toEqual(first.body);
    expect(await site.refundsAt(paymentId)).toHaveLength(1);
    expect((await site.refund(orderId, 2_000, { key })).body.code).toBe('key-taken');
  });
  it.each([
    [sixtyTotal + 1, 'refund-amount'],
    [99, 'refund-amount'],
    [0, 'input-refused'],
    [10.5, 'input-refused'],
  ])('of %d cents is refused', async (amountCents, code) => {
    const { orderId } = await site.buy();
    const { status, body } = await site.refund(orderId, amountCents);
    expect([status, body.code]).toEqual([422, code]);
  });
  it('needs a reason, and an order that is paid', async () => {
    const { landlord, orderId } = await site.buy();
    for (const reason of ['', '   ', 'two\nlines'])
      expect((await site.refund(orderId, 100, { reason })).status).toBe(422);
    const open = (await site.checkout(landlord)).body.orderId as string;
    expect((await site.refund(open, 100)).body.code).toBe('not-refundable');
    expect((await site.refund('00000000-0000-4000-8000-000000000000', 100)).status).toBe(404);
  });
  it('of more than 100 credits of an order waits, also in parts, and changes nothing yet', async () => {
    const landlord = (await site.buy()).landlord;
    const { orderId } = (await site.checkout(landlord)).body;
    const paymentId = await site.pay(orderId);
    await site.postCheckout(landlord, orderId);
    expect((await site.refund(orderId, 10_000)).body).toMatchObject({ state: 'succeeded', creditsReversed: 98 });
    expect((await site.preview(orderId, 5_000)).body.needsApproval).toBe(true);
    expect((await site.refund(orderId, 5_000)).body).toMatchObject({ state: 'waiting', creditsReversed: 0 });
    expect([await site.creditsOf(landlord), (await site.refundsAt(paymentId)).length]).toEqual([112, 1]);
    expect((await site.orderOf(orderId)).leftCents).toBe(255);
    expect((await site.refund(orderId, 256)).body.code).toBe('refund-amount');
  });
  it('may be requested by permitted staff only', async () => {
    const { landlord, orderId } = await site.buy();
    const send = (as: typeof guest) =>
      site.commerce.post(`/admin/ecommerce/orders/${orderId}/refund`, {
        as,
        body: { key: aKey(), amountCents: 100, reason: 'Mine' },
      });
    const statuses = [await send(guest), await send(landlord.as), await send(asStaff(['viewEcommerce']))];
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403]);
  });
});

describe('a refund that waits', () => {
  const waiting = async () => {
    const landlord = await aBuyer(site);
    const { orderId } = (await site.checkout(landlord)).body;
    await site.pay(orderId);
    await site.postCheckout(landlord, orderId);
    const { id } = (await site.refund(orderId, total)).body;
    const [request] = await site.commerce.sql<{ id: string }>(
      `select id from approval_request where payload ->> 'refundId' = $1`,
      [id],
    );
    const decide = (state: 'approved' | 'rejected') =>
      site.commerce.app.get(Approvals, { strict: false }).decide(
        request!.id,
        { state },
        {
          caller: { userId: randomUUID(), sessionId: randomUUID(), roles: ['site-owner'], permissions: [] },
          client: { ip: '2001:db8::7', userAgent: 'test', requestId: 'test-request' },
        },
      );
    return { landlord, orderId, decide };
  };
  it('is made as soon as it is approved', async () => {
    const { landlord, orderId, decide } = await waiting();
    await decide('approved');
    expect(await site.creditsOf(landlord)).toBe(0);
    expect(await site.orderOf(orderId)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] });
  });
  it('is made by the sweep when the provider does not respond to the approval', async () => {
    const { orderId, decide } = await waiting();
    await site.control('faults', { kind: 'lost-response', calls: '3', method: 'POST', path: '/v1/refunds' });
    await decide('approved');
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    expect(await site.orderOf(orderId)).toMatchObject({ refunds: [{ state: 'pending' }] });
    await site.sweepRefunds();
    expect(await site.orderOf(orderId)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] });
  });
  it('leaves the order as it was when it is declined', async () => {
    const { landlord, orderId, decide } = await waiting();
    await decide('rejected');
    expect(await site.orderOf(orderId)).toMatchObject({
      state: 'fulfilled',
      leftCents: total,
      refunds: [{ state: 'declined', creditsReversed: 0 }],
    });
    expect(await site.creditsOf(landlord)).toBe(150);
  });
});

describe('a credit note', () => {
  it('is a PDF of its own, with negative amounts', async () => {
    const { landlord, orderId } = await site.buy();
    await site.refund(orderId, 1_000);
    await rendered(site.commerce, landlord.companyId);
    const [note, receipt] = await site.receiptsOf(landlord);
    const { url } = (await site.commerce.post(`/elandlord/tax-receipts/${note!.id}/link`, { as: landlord.as })).body;
    const { text } = readPdf((await site.commerce.get(url, { as: landlord.as })).bytes);
    for (const part of ['Credit note', `Corrects receipt ${receipt!.number}`, 'Bought by mistake', '-$10.00', '-$1.15'])
      expect(text).toContain(part);
  });
});
