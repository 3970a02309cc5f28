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
    `update purchase_order set total_cents = $2, tax_cents = 0, price_cents = $2, discount_cents = 0, description = $3 where id = $1`,
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
        at: expect.any(String),
        orderNumber: expect.stringMatching(/^\d+$/),
        description: '25 credits',
        state: 'fulfilled',
        totalCents: 2_825,
        taxCents: 0,
        currency: 'CAD',
      },
    ]);
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
    expect(lines[0]).toBe('Date,Type,Crédits,Solde,Annonce,Commande,Description,Montant,Taxe,Devise');
    expect(lines[1]).toMatch(/^[\d:.TZ-]+,Annonce en ligne pour un jour,-1,24,aaaaaaaaa1,,,,,$/);
    expect(lines[3]).toContain(`,"'=HYPERLINK`);
    expect(lines[3]).toContain(',28.25,0.00,CAD');
  });
});
