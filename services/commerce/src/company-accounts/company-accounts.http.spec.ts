import { randomUUID } from 'node:crypto';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { aMembership } from '../testing/a-membership.ts';
import { bundleOf } from '../testing/bundle-of.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const staff = asStaff(['showCompany'], 'support');
const account = async (companyId: string) =>
  (await app.get(`/support/company-accounts/${companyId}`, { as: staff })).body;

describe('SUPPORT-COMPANY-3: the account of a company', () => {
  it('has what its landlord sees of the wallet', async () => {
    const landlord = await aLandlord(app);
    await ledgerOf(app).grant(landlord.companyId, 12);
    await aMembership(app, landlord, '[2026-01-01,2099-12-31]');
    const own = await app.get('/elandlord/wallet', { as: landlord.as });
    const { wallet } = await account(landlord.companyId);
    expect(wallet).toEqual(own.body.wallet);
    expect(wallet).toMatchObject({ credits: 12, isMember: true });
  });
  it('sums what came into the wallet and what left it', async () => {
    const { companyId } = await aLandlord(app);
    const { post } = ledgerOf(app);
    await post(companyId, { counter: 'sales', kind: 'purchase', credits: 150 });
    await post(companyId, { counter: 'sales', kind: 'refund', credits: -50 });
    await post(companyId, { counter: 'usage', kind: 'daily', credits: -30 });
    expect((await account(companyId)).totals).toEqual({ bought: 100, granted: 0, used: 30, expired: 0, held: 0 });
  });
  it('is empty for a company that commerce does not know', async () => {
    expect(await account(randomUUID())).toEqual({
      wallet: { credits: 0, isMember: false, membershipExpiryDate: null, autoRenews: false },
      totals: { bought: 0, granted: 0, used: 0, expired: 0, held: 0 },
    });
  });
});

describe('SUPPORT-COMPANY-4: the orders of a company', () => {
  it('are its own only', async () => {
    const { companyId } = await aLandlord(app);
    const bundle_id = await bundleOf(app, 150);
    const id = await aFulfilledOrder(app, { company_id: companyId, bundle_id });
    await aFulfilledOrder(app, { bundle_id });
    const { body } = await app.get(`/support/company-accounts/${companyId}/orders`, { as: staff });
    expect((body.orders as { id: string }[]).map((order) => order.id)).toEqual([id]);
    expect(body.pagination).toMatchObject({ total: 1 });
  });
  it('and its account are of staff with the permission only', async () => {
    const { companyId, as: landlord } = await aLandlord(app);
    for (const path of ['', '/orders']) {
      const statuses = await Promise.all(
        [guest, asRenter(), landlord, asStaff(['viewEcommerce'])].map(
          async (as) => (await app.get(`/support/company-accounts/${companyId}${path}`, { as })).status,
        ),
      );
      expect(statuses).toEqual([401, 403, 403, 403]);
    }
  });
});
