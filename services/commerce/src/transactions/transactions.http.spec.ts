import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aPromoCode } from '../testing/a-promo-code.ts';
import { nairHomes } from '../testing/billing-address.ts';
import { bundleOf } from '../testing/bundle-of.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const list = async ({ as }: TestLandlord, query = '') =>
  (await app.get(`/elandlord/transactions${query}`, { as })).body;
const linesOf = ({
  transactions,
}: {
  transactions: { credits?: { kind: string }; money?: { totalCents: number } }[];
}) => transactions.map(({ credits, money }) => credits?.kind ?? money?.totalCents);
/** Orders a bundle that costs nothing, and sets what it would have cost. */
async function anOrder({ as }: TestLandlord, totalCents: number, description = '25 credits'): Promise<void> {
  await app.patch('/ecommerce/billing-information', { as, body: nairHomes });
  const promoCode = await aPromoCode(app, { kind: 'percent', value: 100 });
  const body = {
    key: randomUUID().replaceAll('-', ''),
    bundleId: await bundleOf(app, 25),
    promoCode,
    expectedTotalCents: 0,
  };
  const { orderId } = (await app.post('/ecommerce/checkout', { as, body })).body;
  await app.sql(
    `update purchase_order set total_cents = $2, tax_cents = 0, price_cents = $2, discount_cents = 0, description = $3
     where id = $1`,
    [orderId, totalCents, description],
  );
}

describe('transactions', () => {
  it('of credits and money are in one list, newest first', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 30);
    await anOrder(landlord, 2_825);
    await ledger.post(landlord.companyId, { kind: 'daily', credits: -1, counter: 'usage', listingId: 'aaaaaaaaa1' });
    const page = await list(landlord);
    expect(linesOf(page)).toEqual(['daily', 'purchase', 2_825, 'adjustment']);
    expect(page.pagination.total).toBe(4);
    const { body } = await app.get('/elandlord/transactions/money', { as: landlord.as });
    expect(body.transactions).toEqual([
      {
        id: expect.any(String),
        kind: 'payment',
        at: expect.any(String),
        orderNumber: expect.stringMatching(/^\d+$/),
        description: '25 credits',
        state: 'fulfilled',
        totalCents: 2_825,
        taxCents: 0,
        currency: 'CAD',
        receipt: { id: expect.any(String), number: expect.stringMatching(/^RC-\d{4}-\d{6}$/) },
      },
    ]);
    const [{ receipt }] = body.transactions;
    expect((await app.get(`/elandlord/tax-receipts/${receipt.id}`, { as: landlord.as })).body.number).toBe(
      receipt.number,
    );
  });
  it('are filtered by reason, listing and day', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 30);
    await anOrder(landlord, 2_825);
    await ledger.post(landlord.companyId, { kind: 'daily', credits: -1, counter: 'usage', listingId: 'aaaaaaaaa1' });
    expect(linesOf(await list(landlord, '?kind=adjustment'))).toEqual(['adjustment']);
    expect(linesOf(await list(landlord, '?listingId=aaaaaaaaa1'))).toEqual(['daily']);
    expect(linesOf(await list(landlord, '?from=2099-01-01'))).toEqual([]);
    expect(linesOf(await list(landlord, '?to=2020-01-01'))).toEqual([]);
    expect(linesOf(await list(landlord, '?from=2020-01-01&to=2098-01-01'))).toHaveLength(4);
    expect((await app.get('/elandlord/transactions?from=2020-02-31', { as: landlord.as })).status).toBe(422);
  });
  it('have 25 a page', async () => {
    const landlord = await aLandlord(app);
    for (let count = 0; count < 27; count += 1) await ledger.grant(landlord.companyId, 1);
    expect((await list(landlord)).transactions).toHaveLength(25);
    expect((await list(landlord, '?page=2')).transactions).toHaveLength(2);
  });
  it('of another company are in no list and no file', async () => {
    const [landlord, stranger] = [await aLandlord(app), await aLandlord(app)];
    await ledger.grant(landlord.companyId, 30);
    await anOrder(landlord, 2_825);
    expect(linesOf(await list(stranger))).toEqual([]);
    expect((await app.get('/elandlord/transactions/money', { as: stranger.as })).body.transactions).toEqual([]);
    const file = await app.get('/elandlord/transactions/export', { as: stranger.as });
    expect(file.bytes.toString().trim().split('\n')).toHaveLength(1);
  });
});

describe('the file of transactions', () => {
  it('has the transactions of the list and of the filter', async () => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 30);
    await anOrder(landlord, 2_825);
    const linesOfFile = async (query: string) => {
      const { bytes } = await app.get(`/elandlord/transactions/export${query}`, { as: landlord.as });
      return bytes
        .toString()
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[1]);
    };
    expect(await linesOfFile('')).toEqual(['Credits bought', 'Payment', 'Adjustment by Porchlight']);
    expect(await linesOfFile('?list=money')).toEqual(['Payment']);
    expect(await linesOfFile('?list=credits')).toEqual(['Credits bought', 'Adjustment by Porchlight']);
    expect(await linesOfFile('?list=credits&kind=adjustment')).toEqual(['Adjustment by Porchlight']);
    expect(await linesOfFile('?list=money&to=2020-01-01')).toEqual([]);
  });
  it('is CSV in the language of the landlord, without formulas', async () => {
    const landlord = await aLandlord(app, { language: 'fr-CA' });
    await anOrder(landlord, 2_825, '=HYPERLINK("https://evil.example")');
    await ledger.post(landlord.companyId, { kind: 'daily', credits: -1, counter: 'usage', listingId: 'aaaaaaaaa1' });
    const { headers, bytes } = await app.get('/elandlord/transactions/export', { as: landlord.as });
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="transactions.csv"',
    ]);
    const lines = bytes.toString().replace('\uFEFF', '').trim().split('\n');
    expect(lines[0]).toBe(
      'Date,Type,Crédits,Solde,Annonce,Commande,Description,Montant,Taxe,Devise,État,Reçu ou note de crédit',
    );
    expect(lines[1]).toMatch(/^[\d-]+ [\d:]+,Annonce en ligne pour un jour,-1,24,aaaaaaaaa1,,,,,,,$/);
    expect(lines[3]).toContain(`,"'=HYPERLINK`);
    expect(lines[3]).toContain(',28.25,0.00,CAD');
  });
});

describe('credit transactions', () => {
  it('are listed newest first, 25 a page, with the balance after each', async () => {
    const { as, companyId } = await aLandlord(app);
    await ledger.grant(companyId, 100);
    for (let day = 0; day < 30; day += 1)
      await ledger.post(companyId, { kind: 'daily', credits: -1, counter: 'usage', listingId: 'aaaaaaaaa1' });
    const { body } = await app.get('/elandlord/transactions/credits', { as });
    expect(body.transactions).toHaveLength(25);
    expect(body.transactions[0]).toMatchObject({
      kind: 'daily',
      credits: -1,
      balanceAfter: 70,
      listingId: 'aaaaaaaaa1',
    });
    expect(body.pagination).toMatchObject({ total: 31, currentPage: 1 });
    const last = (await app.get('/elandlord/transactions/credits?page=2', { as })).body.transactions.at(-1);
    expect(last).toMatchObject({ kind: 'adjustment', credits: 100, balanceAfter: 100 });
    expect(last).not.toHaveProperty('listingId');
  });
  it('can be filtered by kind, listing and day, payments by day', async () => {
    const landlord = await aLandlord(app);
    const { as, companyId } = landlord;
    await ledger.grant(companyId, 20);
    await ledger.post(companyId, { kind: 'activation', credits: -10, counter: 'usage', listingId: 'aaaaaaaaa1' });
    await anOrder(landlord, 2_825);
    const count = async (query: string) =>
      (await app.get(`/elandlord/transactions/${query}`, { as })).body.pagination.total as number;
    expect([await count('credits?listingId=aaaaaaaaa1'), await count('credits?listingId=aaaaaaaaa2')]).toEqual([1, 0]);
    expect([await count('credits?to=2020-01-01'), await count('credits?from=2020-01-01')]).toEqual([0, 3]);
    expect([await count('money?to=2020-01-01'), await count('money?from=2020-01-01')]).toEqual([0, 1]);
    const { body } = await app.get('/elandlord/transactions/credits?kind=activation', { as });
    expect(body.transactions.map(({ credits }: { credits: number }) => credits)).toEqual([-10]);
    expect(body.pagination.total).toBe(1);
    expect((await app.get('/elandlord/transactions/credits?kind=gift', { as })).status).toBe(422);
  });
  it('of another company are never listed', async () => {
    const owner = await aLandlord(app);
    const stranger = await aLandlord(app);
    await ledger.grant(owner.companyId, 20);
    const { body } = await app.get('/elandlord/transactions/credits', { as: stranger.as });
    expect([body.transactions, body.pagination.total]).toEqual([[], 0]);
  });
});
