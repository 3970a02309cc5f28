import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { aMembership, aMembershipOrder } from '../testing/a-membership.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { addMembershipPeriod } from './add-membership-period.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

describe('a period of 12 months', () => {
  const lastPeriod = '[2026-03-02,2027-03-01]';
  it.each([
    ['that is the first begins on the day of the payment', undefined, '2027-03-01', ['2027-03-01', '2028-03-01']],
    ['paid months before the last one ends continues it', lastPeriod, '2026-06-01', ['2027-03-02', '2028-03-01']],
    ['paid on the last day continues it', lastPeriod, '2027-03-01', ['2027-03-02', '2028-03-01']],
    ['paid on the 14th day after it continues it', lastPeriod, '2027-03-15', ['2027-03-02', '2028-03-01']],
    ['paid on the 15th day after it begins anew', lastPeriod, '2027-03-16', ['2027-03-16', '2028-03-16']],
    ['from a leap day ends on February 28', undefined, '2028-02-29', ['2028-02-29', '2029-02-28']],
    ['after one that ends on February 28', '[2027-03-01,2028-02-28]', '2028-02-01', ['2028-02-29', '2029-02-28']],
  ])('%s', async (_, last, paidOn, [begins, ends]) => {
    const landlord = await aLandlord(app);
    if (last) await aMembership(app, landlord, last);
    const { id: orderId, planId } = await aMembershipOrder(app, landlord);
    const { companyId } = landlord;
    const membership = { companyId, orderId, planId, months: 12, includedListings: 10, paidOn };
    expect(await ledger.source.transaction((manager) => addMembershipPeriod(manager, membership))).toBe(ends);
    const [added] = await app.sql('select lower(valid)::text as begins from membership_period where order_id = $1', [
      orderId,
    ]);
    expect(added).toEqual({ begins });
    expect(await ledger.violations()).toEqual([]);
  });
});

describe('the wallet', () => {
  const walletOf = async (valid: string) => {
    const landlord = await aLandlord(app);
    await aMembership(app, landlord, valid);
    return (await app.get('/elandlord/wallet', { as: landlord.as })).body.wallet as object;
  };
  const endedDaysAgo = async (days: number) => {
    const [row] = await app.sql<{ valid: string }>(
      `select daterange(today - 400, today - $1::int, '[]')::text as valid
       from (select (now() at time zone 'America/Toronto')::date as today) clock`,
      [days],
    );
    return walletOf(row?.valid ?? '');
  };

  it.each([
    ['in summer', '[2030-08-01,2031-07-31]', '2031-08-01T03:59:59.999Z'],
    ['in winter', '[2030-02-01,2031-01-31]', '2031-02-01T04:59:59.999Z'],
    ['on the day on which summer time begins', '[2030-03-10,2031-03-09]', '2031-03-10T03:59:59.999Z'],
    ['on the day on which summer time ends', '[2029-11-04,2030-11-03]', '2030-11-04T04:59:59.999Z'],
  ])('has the end of the last day in Toronto %s', async (_, valid, membershipExpiryDate) => {
    expect(await walletOf(valid)).toMatchObject({ membershipExpiryDate });
  });
  it.each([
    [0, true],
    [14, true],
    [15, false],
  ])('of a membership whose last day is %i days ago is of a member: %p', async (days, isMember) => {
    expect(await endedDaysAgo(days)).toMatchObject({ isMember, membershipExpiryDate: expect.any(String) as string });
  });
});
