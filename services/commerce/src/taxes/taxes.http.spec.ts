import { canadianProvinces, type CanadianProvince } from '@porchlight/contracts';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import fc from 'fast-check';
import { DataSource, type EntityManager } from 'typeorm';
import { commerce } from '../commerce.ts';
import { share, subtract, sum, type Money } from '../money/money.ts';
import { taxLines } from './tax-lines.ts';
import { TaxRates, type AppliedRate } from './tax-rates.ts';

let app: TestApp;
let rates: TaxRates;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  rates = app.app.get(TaxRates, { strict: false });
});
afterAll(() => app.stop());

/** Runs work in a transaction that is rolled back. */
async function rolledBack(work: (manager: EntityManager) => Promise<void>): Promise<void> {
  const runner = app.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  try {
    await work(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
const cad = (cents: number): Money => ({ cents, currency: 'CAD' });
const january2027 = new Date('2027-01-05T12:00:00-05:00');
const insertSql = 'insert into tax_rate (province, name, rate_ppm, valid) values ($1, $2, $3, $4)';
const named = (found: readonly AppliedRate[]) => found.map(({ name, ratePpm }) => `${name} ${ratePpm}`);
const namedAt = async (province: CanadianProvince, instant: string, manager?: EntityManager) =>
  named(await rates.at(province, new Date(instant), manager));

describe('the tax rates', () => {
  it.each<[CanadianProvince, string[]]>([
    ['AB', ['GST 50000']],
    ['BC', ['GST 50000', 'PST 70000']],
    ['MB', ['GST 50000', 'RST 70000']],
    ['NB', ['HST 150000']],
    ['NL', ['HST 150000']],
    ['NS', ['HST 140000']],
    ['NT', ['GST 50000']],
    ['NU', ['GST 50000']],
    ['ON', ['HST 130000']],
    ['PE', ['HST 150000']],
    ['QC', ['GST 50000', 'QST 99750']],
    ['SK', ['GST 50000', 'PST 60000']],
    ['YT', ['GST 50000']],
  ])('of %s are %j in ppm, the federal tax first', async (province, expected) => {
    expect(named(await rates.at(province, january2027))).toEqual(expected);
  });
  it('of Nova Scotia change at midnight in Toronto', async () => {
    expect(await namedAt('NS', '2025-03-31T23:59:59.999-04:00')).toEqual(['HST 150000']);
    expect(await namedAt('NS', '2025-04-01T00:00:00-04:00')).toEqual(['HST 140000']);
  });
  it('leave out a tax that does not apply', () =>
    rolledBack(async (manager) => {
      await manager.query(`update tax_rate set applies = false where name = 'RST' or province = 'NU'`);
      expect(named(await rates.at('MB', january2027, manager))).toEqual(['GST 50000']);
      expect(named(await rates.at('NU', january2027, manager))).toEqual([]);
    }));
  it('are unavailable (503) for a day without any, so that nothing is sold untaxed', async () => {
    await expect(rates.at('ON', new Date('2019-12-31T23:59:59-05:00'))).rejects.toMatchObject({ status: 503 });
    expect(await namedAt('ON', '2020-01-01T00:00:00-05:00')).toEqual(['HST 130000']);
  });
  it('are read in the transaction of an order', () =>
    rolledBack(async (manager) => {
      await manager.query(`update tax_rate set rate_ppm = 1 where province = 'YT'`);
      expect(named(await rates.at('YT', january2027, manager))).toEqual(['GST 1']);
      expect(named(await rates.at('YT', january2027))).toEqual(['GST 50000']);
    }));
});

describe('the database', () => {
  it.each([
    ['NS', 'HST', 0, '[2025-03-31,2025-04-01)', 'tax_rate_overlap'],
    ['ON', 'HST', 0, '[2030-01-01,)', 'tax_rate_overlap'],
    ['ON', 'HST', 0, '(,2020-01-01]', 'tax_rate_overlap'],
    ['ON', 'QST', -1, '[2030-01-01,)', 'tax_rate_rate_ppm'],
    ['ON', 'QST', 1_000_001, '[2030-01-01,)', 'tax_rate_rate_ppm'],
    ['ON', 'VAT', 0, '[2030-01-01,)', 'tax_rate_name'],
    ['NY', 'GST', 0, '[2030-01-01,)', 'tax_rate_province'],
    ['ON', 'QST', 0, 'empty', 'tax_rate_valid'],
  ])('refuses %s %s of %i ppm for %s (%s)', async (province, name, ppm, valid, constraint) => {
    await expect(app.sql(insertSql, [province, name, ppm, valid])).rejects.toMatchObject({ constraint });
  });
  it('accepts a rate that ends on the day on which the next begins', () =>
    rolledBack(async (manager) => {
      await manager.query(insertSql, ['ON', 'HST', 120_000, '[2019-01-01,2020-01-01)']);
      expect(await namedAt('ON', '2019-12-31T12:00:00Z', manager)).toEqual(['HST 120000']);
    }));
});

describe('the taxes of an order', () => {
  it.each<[CanadianProvince, number[], number]>([
    ['ON', [1_580], 13_730],
    ['AB', [608], 12_758],
    ['BC', [608, 851], 13_609],
    ['NS', [1_701], 13_851],
    ['QC', [608, 1_212], 13_970],
  ])('of 12,150 cents in %s are %j cents, in total %i', async (province, cents, total) => {
    const lines = taxLines(cad(12_150), await rates.at(province, january2027));
    expect(lines.map((line) => line.cents)).toEqual(cents);
    expect(sum(cad(12_150), ...lines)).toEqual(cad(total));
  });
  it('show the name, the rate and the registration number of each', () =>
    rolledBack(async (manager) => {
      await manager.query(`update tax_rate set registration_number = '123456789 RT0001' where name = 'GST'`);
      expect(taxLines(cad(100), await rates.at('QC', january2027, manager))).toEqual([
        { name: 'GST', ratePpm: 50_000, registrationNumber: '123456789 RT0001', cents: 5, currency: 'CAD' },
        { name: 'QST', ratePpm: 99_750, registrationNumber: null, cents: 10, currency: 'CAD' },
      ]);
    }));
  it('do not change when a rate changes later', () =>
    rolledBack(async (manager) => {
      const sold = new Date('2026-11-23T12:00:00Z');
      const linesAt = async (instant: Date) => taxLines(cad(12_150), await rates.at('SK', instant, manager));
      const lines = await linesAt(sold);
      const snapshot = structuredClone(lines);
      await manager.query(`update tax_rate set valid = '[2020-01-01,2026-12-01)' where province = 'SK'`);
      await manager.query(insertSql, ['SK', 'PST', 80_000, '[2026-12-01,)']);
      await manager.query(insertSql, ['SK', 'GST', 60_000, '[2026-12-01,)']);
      expect((await linesAt(january2027)).map((line) => line.cents)).toEqual([729, 972]);
      expect(await linesAt(sold)).toEqual(snapshot);
      expect(lines).toEqual(snapshot);
    }));
});

describe('the taxes of any cart', () => {
  const item = fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }), currency: fc.constant('CAD' as const) });
  const cart = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    discountPpm: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const subtotalOf = (items: readonly Money[], discountPpm: number) => {
    const price = sum(cad(0), ...items);
    return subtract(price, share(price, discountPpm));
  };
  /** Millionths of a cent by which a rounded line exceeds the exact product. */
  const excess = (subtotal: Money, { cents, ratePpm }: Money & AppliedRate) =>
    BigInt(cents) * 1_000_000n - BigInt(subtotal.cents) * BigInt(ratePpm);

  it('are rounded half-up once each, add up to the total, and depend on no order, in all regions', async () => {
    const regions = await Promise.all(canadianProvinces.map((province) => rates.at(province, january2027)));
    expect(regions).toHaveLength(13);
    const taxesOf = fc.property(cart, fc.constantFrom(...regions), ({ items, discountPpm }, region) => {
      const subtotal = subtotalOf(items, discountPpm);
      expect(subtotalOf(items.toReversed(), discountPpm)).toEqual(subtotal);
      const lines = taxLines(subtotal, region);
      expect(lines.filter(({ cents }) => !Number.isSafeInteger(cents) || cents < 0)).toEqual([]);
      const excesses = lines.map((line) => excess(subtotal, line));
      expect(excesses.filter((one) => one <= -500_000n || one > 500_000n)).toEqual([]);
      const total = lines.reduce((cents, line) => cents + line.cents, subtotal.cents);
      expect(sum(subtotal, ...lines)).toEqual(cad(total));
      expect(taxLines(subtotal, region.toReversed()).toReversed()).toEqual(lines);
    });
    fc.assert(taxesOf, { numRuns: 10_000 });
  });
});
