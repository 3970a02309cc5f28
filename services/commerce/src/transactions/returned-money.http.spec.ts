import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aTaxDocument } from '../testing/a-tax-document.ts';
import { bundleOf } from '../testing/bundle-of.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

/** Stores an order of $169.50 that was paid on March 1. */
const anOrder = async ({ companyId, personId }: TestLandlord) =>
  aFulfilledOrder(app, {
    company_id: companyId,
    person_id: personId,
    bundle_id: await bundleOf(app, 150),
    price_cents: 15_000,
    tax_cents: 1_950,
    total_cents: 16_950,
    paid_at: '2026-03-01T15:00:00Z',
  });
async function aRefund({ companyId }: TestLandlord, orderId: string, over: { state?: string; at?: string } = {}) {
  const { state = 'succeeded', at = '2026-03-02T15:00:00Z' } = over;
  const [refund] = await app.sql<{ id: string }>(
    `insert into refund (order_id, company_id, amount_cents, reason, state, actor_id, started_at)
     values ($1, $2, 5000, 'Bought by mistake', $3, gen_random_uuid(),
       case when $3 not in ('waiting', 'declined') then $4::timestamptz end) returning id`,
    [orderId, companyId, state, at],
  );
  return refund!.id;
}
const aDispute = ({ companyId }: TestLandlord, orderId: string, state: string) =>
  app.sql(
    `
      insert into dispute (order_id, company_id, provider_id, amount_cents, credits, credits_held, reason, state,
        created_at)
     values ($1, $2, gen_random_uuid()::text, 11950, 0, 0, 'fraudulent', $3, '2026-03-03T15:00:00Z')`,
    [orderId, companyId, state],
  );
const list = async ({ as }: TestLandlord, path: string) =>
  (await app.get(`/elandlord/transactions${path}`, { as })).body as {
    transactions: { money?: object }[];
    pagination: { total: number };
  };
const fileOf = async ({ as }: TestLandlord, query = '') =>
  (await app.get(`/elandlord/transactions/export${query}`, { as })).bytes.toString().trim().split('\n').slice(1);

describe('money that was returned', () => {
  it('is a row of its own with its credit note, in both lists and in the file', async () => {
    const landlord = await aLandlord(app);
    const orderId = await anOrder(landlord);
    const sourceId = await aRefund(landlord, orderId);
    const note = await aTaxDocument(app, landlord.companyId, {
      kind: 'credit-note',
      sourceId,
      snapshot: { subtotalCents: 4_425, totalCents: 5_000 },
    });
    const { transactions, pagination } = await list(landlord, '/money');
    expect(transactions).toEqual([
      {
        id: sourceId,
        kind: 'refund',
        at: '2026-03-02T15:00:00.000Z',
        orderNumber: expect.any(String),
        description: '150 credits',
        state: 'succeeded',
        totalCents: -5_000,
        taxCents: -575,
        currency: 'CAD',
        receipt: { id: note.id, number: expect.stringMatching(/^CN-/) },
      },
      expect.objectContaining({ id: orderId, kind: 'payment', totalCents: 16_950, taxCents: 1_950 }),
    ]);
    expect(pagination.total).toBe(2);
    expect((await list(landlord, '')).transactions.map(({ money }) => money)).toEqual(transactions);
    expect(await fileOf(landlord)).toEqual([
      expect.stringMatching(/,Refund of a payment,,,,\d+,150 credits,-50\.00,-5\.75,CAD,,CN-\d{4}-\d{6}$/),
      expect.stringMatching(/,Payment,,,,\d+,150 credits,169\.50,19\.50,CAD,,$/),
    ]);
  });
  it.each([
    ['pending', true],
    ['waiting', false],
    ['failed', false],
    ['declined', false],
  ])('by a refund that is %s is listed: %s', async (state, isListed) => {
    const landlord = await aLandlord(app);
    await aRefund(landlord, await anOrder(landlord), { state });
    const [first] = (await list(landlord, '/money')).transactions;
    expect(first).toMatchObject(isListed ? { kind: 'refund', state, totalCents: -5_000 } : { kind: 'payment' });
    expect(first).not.toHaveProperty('receipt');
    expect((await fileOf(landlord))[0]).toContain(isListed ? ',-50.00,,CAD,Not confirmed yet,' : ',169.50,');
  });
  it.each([
    ['open', 'The bank decides'],
    ['lost', 'Returned to the cardholder'],
    ['won', undefined],
  ])('by a dispute that is %s is described as %s', async (state, words) => {
    const landlord = await aLandlord(app);
    await aDispute(landlord, await anOrder(landlord), state);
    const [first] = (await list(landlord, '')).transactions;
    expect(first?.money).toMatchObject(words ? { kind: 'dispute', state, totalCents: -11_950 } : { kind: 'payment' });
    expect((await fileOf(landlord, '?list=money'))[0]).toContain(words ? `,-119.50,,CAD,${words},` : ',169.50,');
  });
  it('is filtered by its own day, is no movement of credits, and is of one company only', async () => {
    const [landlord, stranger] = [await aLandlord(app), await aLandlord(app)];
    const orderId = await anOrder(landlord);
    await aRefund(landlord, orderId);
    await aDispute(landlord, orderId, 'lost');
    const kindsOf = async (query: string) =>
      (await list(landlord, query)).transactions.map(({ money }) => (money as { kind: string } | undefined)?.kind);
    expect(await kindsOf('?from=2026-03-02')).toEqual(['dispute', 'refund']);
    expect(await kindsOf('?from=2026-03-02&to=2026-03-02')).toEqual(['refund']);
    expect(await kindsOf('?kind=refund')).toEqual([]);
    expect((await list(landlord, '/credits')).transactions).toEqual([]);
    expect((await list(stranger, '')).transactions).toEqual([]);
    expect(await fileOf(stranger)).toEqual([]);
  });
  it('is on the pages of the list', async () => {
    const landlord = await aLandlord(app);
    const orderId = await anOrder(landlord);
    for (let day = 10; day < 36; day += 1)
      await aRefund(landlord, orderId, { at: new Date(Date.UTC(2026, 2, day)).toISOString() });
    const last = await list(landlord, '/money?page=2');
    expect([last.transactions.length, last.pagination.total]).toEqual([2, 27]);
    expect(last.transactions.at(-1)).toMatchObject({ kind: 'payment' });
  });
});

describe('the file of transactions', () => {
  it('has the day and the time in Toronto, and the day is the one that the filter selects', async () => {
    const landlord = await aLandlord(app);
    const orderId = await anOrder(landlord);
    await aRefund(landlord, orderId, { at: '2026-03-08T04:59:59Z' });
    const [refund] = await fileOf(landlord, '?from=2026-03-07&to=2026-03-07');
    expect(refund).toMatch(/^2026-03-07 23:59:59,/);
    expect(await fileOf(landlord, '?from=2026-03-08')).toEqual([]);
  });
  it('is refused when it would not have all transactions', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 1);
    await aRefund(landlord, await anOrder(landlord));
    await app.sql(
      `insert into refund (order_id, company_id, amount_cents, reason, state, actor_id, started_at)
       select order_id, company_id, 100, reason, state, actor_id,
         '2026-04-01'::timestamptz + number * interval '1 second'
       from refund, generate_series(1, 9998) number where company_id = $1`,
      [landlord.companyId],
    );
    const refusal = async (language: string) => {
      const call = { as: landlord.as, headers: { 'accept-language': language } };
      const { status, body } = await app.get('/elandlord/transactions/export', call);
      return [status, body.code, body.message];
    };
    expect([await refusal('en-CA'), await refusal('fr-CA')]).toEqual([
      [422, 'too-many-rows', 'These are more than 10,000 transactions. Choose fewer days.'],
      [422, 'too-many-rows', 'Il y a plus de 10 000 transactions. Choisissez moins de jours.'],
    ]);
    expect(await fileOf(landlord, '?list=money')).toHaveLength(10_000);
    expect(await fileOf(landlord, '?to=2026-03-30')).toHaveLength(2);
  });
});
