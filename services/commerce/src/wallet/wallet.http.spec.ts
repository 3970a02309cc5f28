import { asLandlord, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { postPromotionalCredits } from '../credit-lots/post-promotional-credits.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const entitle = (companyId: string, listingId: string, isFeatured: boolean, isEnabled = true) =>
  app.sql(
    `
      insert into entitlement (listing_id, account_id, enabled, featured, paid_through)
      values ($1, $2, $3, $4, current_date)`,
    [listingId, companyId, isEnabled, isFeatured],
  );

describe('the wallet', () => {
  it('is that of the company: its landlords share it, others have their own', async () => {
    const first = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: first.companyId });
    const stranger = await aLandlord(app);
    await ledger.grant(first.companyId, 128);
    for (const { as } of [first, colleague])
      expect((await app.get('/elandlord/wallet', { as })).body).toEqual({
        wallet: { credits: 128, isMember: false, membershipExpiryDate: null, autoRenews: false },
      });
    expect((await app.get('/elandlord/wallet', { as: stranger.as })).body.wallet.credits).toBe(0);
  });
  it('shows the credits that expire next to the landlords of the company alone', async () => {
    const [landlord, stranger] = [await aLandlord(app), await aLandlord(app)];
    const posting = { kind: 'bonus' as const, credits: 10, key: landlord.companyId };
    await ledger.source.transaction((manager) =>
      postPromotionalCredits(manager, { companyId: landlord.companyId, posting }),
    );
    const expiringOf = async ({ as }: typeof landlord) =>
      (await app.get('/elandlord/wallet', { as })).body.wallet.expiring?.credits;
    expect([await expiringOf(landlord), await expiringOf(stranger)]).toEqual([10, undefined]);
  });
  it('is empty for a landlord that accounts has not reported yet', async () => {
    const { status, body } = await app.get('/elandlord/wallet', { as: asLandlord() });
    expect([status, body.wallet.credits]).toEqual([200, 0]);
  });
});

describe('account stats', () => {
  it('count the listings of the company, their daily credits and the days that the credits last', async () => {
    const { as, companyId } = await aLandlord(app);
    const { companyId: other } = await aLandlord(app);
    await ledger.grant(companyId, 50);
    await entitle(companyId, 'aaaaaaaaa1', false);
    await entitle(companyId, 'aaaaaaaaa2', true);
    await entitle(companyId, 'aaaaaaaaa3', true, false);
    await entitle(other, 'bbbbbbbbb1', false);
    expect((await app.get('/elandlord/account-stats', { as })).body).toEqual({
      accountStats: { numOfListings: 3, numOfEnabledListings: 2, dailyCreditUsage: 4, numOfDaysLeft: 12 },
    });
  });
  it('are zero without listings', async () => {
    const { as, companyId } = await aLandlord(app);
    await ledger.grant(companyId, 50);
    expect((await app.get('/elandlord/account-stats', { as })).body).toEqual({
      accountStats: { numOfListings: 0, numOfEnabledListings: 0, dailyCreditUsage: 0, numOfDaysLeft: 0 },
    });
  });
});
