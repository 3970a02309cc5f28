import { raceRounds } from '@porchlight/service-kit/testing';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { nairHomes } from '../../services/commerce/src/testing/billing-address.ts';
import { startCheckoutSite, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';

/** Totals of the membership in Ontario and in Alberta, in cents. */
const [inOntario, inAlberta] = [135_600, 126_000];

let site: CheckoutSite;
let planId: string;
beforeAll(async () => {
  site = await startCheckoutSite();
  planId = (await site.commerce.get('/ecommerce/membership-plans')).body.membershipPlans[0].id as string;
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const order = (landlord: TestLandlord, over: object = {}) =>
  site.checkout(landlord, { bundleId: undefined, planId, expectedTotalCents: inOntario, ...over });
const walletOf = async ({ as }: TestLandlord) => (await site.commerce.get('/elandlord/wallet', { as })).body.wallet;
const periodsOf = async ({ companyId }: TestLandlord) =>
  (
    await site.commerce.sql<{ days: number; follows: boolean }>(
      `select upper(valid) - lower(valid) as days,
         lower(valid) = coalesce(lag(upper(valid)) over (order by valid), lower(valid)) as follows
       from membership_period where company_id = $1 order by valid`,
      [companyId],
    )
  ).map(({ days, follows }) => follows && days >= 365);

describe('a membership', () => {
  it('is bought like credits: tax, payment, receipt and mail', async () => {
    const landlord = await aBuyer(site);
    const { as } = landlord;
    const { body } = await order(landlord);
    expect(body.quote).toMatchObject({
      planId,
      description: 'Membership, 12 months',
      credits: 0,
      taxes: [{ name: 'HST', cents: 15_600 }],
      totalCents: inOntario,
    });
    expect(await walletOf(landlord)).toEqual({
      credits: 0,
      isMember: false,
      membershipExpiryDate: null,
      autoRenews: false,
    });
    await site.pay(body.orderId);
    for (let time = 0; time < 3; time += 1)
      expect((await site.postCheckout(landlord, body.orderId)).body).toMatchObject({ state: 'fulfilled', credits: 0 });
    expect(await walletOf(landlord)).toMatchObject({ credits: 0, isMember: true });
    expect(await periodsOf(landlord)).toEqual([true]);
    const [receipt] = (await site.commerce.get('/elandlord/tax-receipts', { as })).body.taxReceipts;
    const { document } = (await site.commerce.get(`/elandlord/tax-receipts/${receipt.id}`, { as })).body;
    expect(document).toMatchObject({
      lines: [{ description: 'Membership, 12 months', quantity: 1, cents: 120_000 }],
      totalCents: inOntario,
    });
    const mails = await site.commerce.sql<{ mail: { template: string; words: object } }>(
      `select payload::jsonb as mail from job where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1`,
      [landlord.personId],
    );
    expect(mails.map(({ mail }) => mail)).toMatchObject([
      {
        template: 'membership-bought',
        words: { listingCount: 10, endDay: expect.stringMatching(/^\w+ \d+, 20\d\d$/) },
      },
    ]);
  });
  it('takes no promo code', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10 });
    const { status, body } = await order(landlord, { promoCode });
    expect([status, body.errors]).toEqual([422, { promoCode: ['Codes are for credits, not for memberships.'] }]);
  });
  it('and a bundle are never in one order, nor is nothing', async () => {
    const landlord = await aBuyer(site);
    const both = await order(landlord, { bundleId: site.bundleId });
    const neither = await order(landlord, { planId: undefined });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['planId']]);
    expect([neither.status, Object.keys(neither.body.errors)]).toEqual([422, ['bundleId']]);
  });
  it('that is not on sale is refused', async () => {
    const landlord = await aBuyer(site);
    await site.commerce.sql('update membership_plan set is_active = false');
    expect((await order(landlord)).body.code).toBe('plan-gone');
    await site.commerce.sql('update membership_plan set is_active = true');
  });
});

describe('two memberships that are paid at the same time', () => {
  it.each(raceRounds())('follow one another (T-R14), round %i', async () => {
    const landlord = await aBuyer(site);
    const first = (await order(landlord)).body.orderId as string;
    await site.commerce.patch('/ecommerce/billing-information', {
      as: landlord.as,
      body: { ...nairHomes, province: 'AB', city: 'Calgary', postalCode: 'T2P 1J9' },
    });
    const second = (await order(landlord, { expectedTotalCents: inAlberta })).body.orderId as string;
    await Promise.all([site.pay(first), site.pay(second)]);
    const responses = await Promise.all([first, second].map((id) => site.postCheckout(landlord, id)));
    expect(responses.map(({ body }) => body.state as string)).toEqual(['fulfilled', 'fulfilled']);
    expect(await periodsOf(landlord)).toEqual([true, true]);
  });
});
