import type { SqlPool } from '@porchlight/service-kit';
import type { CommerceConfig } from '../config.ts';
import { Suppliers, type SupplierDetails } from './suppliers.ts';

const suppliers = (isProduction: boolean, stored?: SupplierDetails) =>
  new Suppliers({ row: () => Promise.resolve(stored) } as unknown as SqlPool, { isProduction } as CommerceConfig);
const stored = { legalName: 'Porchlight Rentals Inc.', addressLines: ['1 King St', 'Toronto ON'] };

describe('the supplier', () => {
  it('is the stored one', async () => {
    expect(await suppliers(true, stored).require()).toEqual(stored);
    expect(await suppliers(false, stored).require()).toEqual(stored);
  });
  it('that is unknown stops sales in production, and is a demo elsewhere', async () => {
    await expect(suppliers(true).require()).rejects.toMatchObject({ status: 503, code: 'payments-off' });
    expect((await suppliers(false).require()).legalName).toContain('no real sale');
  });
});
