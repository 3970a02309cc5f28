import type { DataSource } from 'typeorm';
import type { CommerceConfig } from '../config.ts';
import { TaxRates } from './tax-rates.ts';

const stored = { name: 'HST', ratePpm: 130_000, registrationNumber: null, applies: true };
const chargedIn = (isProduction: boolean, over: object) => {
  const manager = { query: () => Promise.resolve([{ ...stored, ...over }]) };
  return new TaxRates({ manager } as unknown as DataSource, { isProduction } as CommerceConfig).at('ON', new Date());
};

describe('a tax without a registration number', () => {
  it('stops sales in production, where it must not be collected', async () => {
    await expect(chargedIn(true, {})).rejects.toMatchObject({ status: 503, code: 'payments-off' });
    expect(await chargedIn(true, { registrationNumber: '12345 6789 RT0001' })).toHaveLength(1);
  });
  it('is no obstacle while it is not charged', async () => {
    expect(await chargedIn(true, { applies: false })).toEqual([]);
    expect(await chargedIn(true, { ratePpm: 0 })).toHaveLength(1);
  });
  it('is charged elsewhere, where nothing is really sold', async () => {
    expect(await chargedIn(false, {})).toEqual([{ name: 'HST', ratePpm: 130_000, registrationNumber: null }]);
  });
});
