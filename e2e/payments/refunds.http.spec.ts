import { asStaff, guest } from '@porchlight/service-kit/testing';
import { refundTransitions } from '../../services/commerce/src/refunds/refund-lifecycle.ts';
import { rendered } from '../../services/commerce/src/testing/a-tax-document.ts';
import { readPdf } from '../../services/commerce/src/testing/read-pdf.ts';
import { aKey } from './checkout-steps.ts';
import { sixtyTotal, staff, startRefundSite, type RefundSite } from './refund-steps.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await startRefundSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const receiptsOf = async ({ as }: { as: typeof guest }) =>
  (await site.commerce.get('/elandlord/tax-receipts', { as })).body.taxReceipts as {
    id: string;
    number: string;
    kind: string;
    totalCents: number;
    taxCents: number;
  }[];
const mailsOf = ({ personId }: { personId: string }) =>
  site.commerce.sql<{ words: object }>(
    `select payload::jsonb -> 'words' as words from job where name = 'mail.requested'
       and payload::jsonb ->> 'personId' = $1 and payload::jsonb ->> 'template' = 'order-refunded'`,
    [personId],
  );
const refundsAt = async (paymentId: string) => (await site.stripe.refunds.list({ payment_intent: paymentId })).data;

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
    expect(await refundsAt(paymentId)).toMatchObject([{ amount: sixtyTotal, status: 'succeeded' }]);
    expect(await site.orderOf(orderId)).toMatchObject({ state: 'refunded', leftCents: 0 });
    expect(await receiptsOf(landlord)).toMatchObject([
      { kind: 'credit-note', totalCents: sixtyTotal, taxCents: 741 },
      { kind: 'receipt', totalCents: sixtyTotal, taxCents: 741 },
    ]);
    expect(await mailsOf(landlord)).toEqual([
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
    const notes = (await receiptsOf(landlord)).filter(({ kind }) => kind === 'credit-note');
    expect(
      notes.reduce((sums, { totalCents, taxCents }) => [sums[0]! + totalCents, sums[1]! + taxCents], [0, 0]),
    ).toEqual([sixtyTotal, 741]);
  });
  it('takes no more credits than are left, and says how many are spent', async () => {
    const { landlord, orderId } = await site.buy();
    await site.ledger.post(landlord.companyId, { credits: -50, counter: 'usage', kind: 'activation' });
    expect((await site.preview(orderId, sixtyTotal)).body).toMatchObject({ creditsReversed: 10, creditsSpent: 50 });
    expect((await site.refund(orderId, sixtyTotal)).body).toMatchObject({ creditsReversed: 10, creditsSpent: 50 });
    expect(await site.creditsOf(landlord)).toBe(0);
  });
  it('is made once for a key', async () => {
    const { orderId, paymentId } = await site.buy();
    const key = aKey();
    const [first, second] = [await site.refund(orderId, 1_000, { key }), await site.refund(orderId, 1_000, { key })];
    expect(second.body).toEqual(first.body);
    expect(await refundsAt(paymentId)).toHaveLength(1);
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
    expect((await site.refund(orderId, 100, { reason: '' })).status).toBe(422);
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
    expect([await site.creditsOf(landlord), (await refundsAt(paymentId)).length]).toEqual([112, 1]);
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

describe('a credit note', () => {
  it('is a PDF of its own, with negative amounts', async () => {
    const { landlord, orderId } = await site.buy();
    await site.refund(orderId, 1_000);
    await rendered(site.commerce, landlord.companyId);
    const [note, receipt] = await receiptsOf(landlord);
    const { url } = (await site.commerce.post(`/elandlord/tax-receipts/${note!.id}/link`, { as: landlord.as })).body;
    const { text } = readPdf((await site.commerce.get(url, { as: landlord.as })).bytes);
    for (const part of ['Credit note', `Corrects receipt ${receipt!.number}`, 'Bought by mistake', '-$10.00', '-$1.15'])
      expect(text).toContain(part);
  });
});

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
    expect(await refundsAt(paymentId)).toHaveLength(1);
    expect(await mailsOf(landlord)).toHaveLength(1);
  });
  it('is found among the refunds of the payment, whatever the idempotency key', async () => {
    const { orderId, paymentId } = await site.buy();
    await site.control('faults', { kind: 'error', calls: '5', method: 'POST', path: '/v1/refunds' });
    const { id } = (await site.refund(orderId, 1_000)).body;
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    await site.stripe.refunds.create({ payment_intent: paymentId, amount: 1_000, metadata: { refund_id: id } });
    await site.sweepRefunds();
    expect((await site.orderOf(orderId)).refunds).toMatchObject([{ id, state: 'succeeded' }]);
    expect(await refundsAt(paymentId)).toHaveLength(1);
  });
  it('is settled by the event of the bank that accepts it later', async () => {
    const { landlord, orderId, paymentId } = await site.buy('pm_card_pendingRefund');
    expect((await site.refund(orderId, 1_000)).body.state).toBe('pending');
    expect(await receiptsOf(landlord)).toHaveLength(1);
    const [made] = await refundsAt(paymentId);
    await site.pass('refund.updated', made!.id);
    await site.pass('refund.updated', made!.id);
    expect((await site.orderOf(orderId)).refunds).toMatchObject([{ state: 'succeeded' }]);
    expect(await receiptsOf(landlord)).toHaveLength(2);
  });
});

describe('a refund that fails', () => {
  it('at the bank returns the credits, and its credit note is taken back by a receipt', async () => {
    const { landlord, orderId, paymentId } = await site.buy('pm_card_refundFail');
    await site.refund(orderId, 1_000);
    const [made] = await refundsAt(paymentId);
    await site.pass('refund.failed', made!.id);
    await site.pass('refund.updated', made!.id);
    await site.pass('refund.created', made!.id);
    expect(await site.orderOf(orderId)).toMatchObject({
      state: 'fulfilled',
      leftCents: sixtyTotal,
      refunds: [{ state: 'failed' }],
    });
    expect(await site.creditsOf(landlord)).toBe(60);
    expect((await receiptsOf(landlord)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
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
  it('follow the table in code; the database refuses all others', async () => {
    const { orderId } = await site.buy();
    const { id } = (await site.refund(orderId, 1_000)).body;
    const states = Object.keys(refundTransitions);
    const { source } = site.ledger;
    for (const [from, allowed] of Object.entries(refundTransitions))
      for (const to of states.filter((state) => state !== from)) {
        const runner = source.createQueryRunner();
        await runner.startTransaction();
        const started = `started_at = case when $2 in ('waiting', 'declined') then null else now() end`;
        await runner.query('alter table refund disable trigger user');
        await runner.query(`update refund set state = $2, ${started} where id = $1`, [id, from]);
        await runner.query('alter table refund enable trigger user');
        const moved = runner.query(`update refund set state = $2, ${started} where id = $1`, [id, to]);
        expect([
          from,
          to,
          await moved.then(
            () => true,
            () => false,
          ),
        ]).toEqual([from, to, allowed.includes(to as never)]);
        await runner.rollbackTransaction();
        await runner.release();
      }
  });
});

describe('orders for staff', () => {
  const list = async (query: string) =>
    (await site.commerce.get(`/admin/ecommerce/orders?${query}`, { as: staff })).body;

  it('are found by number, receipt, credit note, name and owner', async () => {
    const { landlord, orderId } = await site.buy();
    const { as } = landlord;
    const company = `Zephyr${aKey().slice(0, 8)}`;
    await site.commerce.patch('/elandlord/tax-information', { as, body: { companyName: `${company} Holdings` } });
    await site.refund(orderId, 1_000);
    const { number, receiptNumber, documents } = await site.orderOf(orderId);
    for (const search of [
      number,
      receiptNumber,
      documents[1],
      company.toLowerCase(),
      landlord.personId,
      landlord.companyId,
    ])
      expect((await list(`search=${search}`)).orders).toMatchObject([{ id: orderId, company: `${company} Holdings` }]);
    expect((await list('search=nair')).orders.length).toBeGreaterThan(1);
    expect((await list(`search=${company}&state=fulfilled`)).orders).toEqual([]);
    expect((await list(`search=${company}&state=part_refunded`)).orders).toHaveLength(1);
    expect((await list('search=nobody')).orders).toEqual([]);
    expect((await list('search=%26%7C')).orders).toEqual([]);
  });
  it('are listed newest first, by state, 25 a page', async () => {
    const { orderId } = await site.buy();
    const { orders, pagination } = await list('state=fulfilled');
    expect([orders[0].id, pagination.currentPage]).toEqual([orderId, 1]);
    expect((await list('')).pagination.total).toBeGreaterThanOrEqual(pagination.total);
  });
  it('show payments, refunds and documents', async () => {
    const { orderId, paymentId, landlord } = await site.buy();
    await site.refund(orderId, 1_000);
    expect(await site.orderOf(orderId)).toMatchObject({
      buyer: 'Nair Homes Inc.',
      companyId: landlord.companyId,
      credits: 60,
      taxes: [{ name: 'HST', cents: 741 }],
      payments: [{ providerId: paymentId, state: 'succeeded', card: 'visa 4242' }],
      refunds: [{ amountCents: 1_000, reason: 'Bought by mistake', creditsReversed: 9 }],
      disputes: [],
      documents: [expect.stringMatching(/^RC-/), expect.stringMatching(/^CN-/)],
      leftCents: sixtyTotal - 1_000,
    });
  });
});
