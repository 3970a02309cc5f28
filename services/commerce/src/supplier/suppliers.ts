import { Injectable } from '@nestjs/common';
import { Problem, SqlPool } from '@porchlight/service-kit';
import { CommerceConfig } from '../config.ts';
import { messages } from '../payments/messages.ts';
import type { Supplier } from './supplier.entity.ts';

export type SupplierDetails = Pick<Supplier, 'legalName' | 'addressLines'>;

const supplierSql = 'select legal_name as "legalName", address_lines as "addressLines" from supplier';
/** On receipts of sites that sell nothing. */
export const demoSupplier: SupplierDetails = {
  legalName: 'Porchlight Demo (no real sale)',
  addressLines: ['100 Queen St W', 'Toronto ON M5H 2N2', 'Canada'],
};

/** Reads who sells the credits. */
@Injectable()
export class Suppliers {
  constructor(
    private readonly pool: SqlPool,
    private readonly config: CommerceConfig,
  ) {}

  /** Throws 503 `payments-off` in production while the supplier is unknown: a receipt must state it. */
  async require(): Promise<SupplierDetails> {
    const supplier = await this.pool.row<SupplierDetails>('supplier', supplierSql);
    if (supplier) return supplier;
    if (this.config.isProduction) throw new Problem(503, 'payments-off', messages.paymentsOff);
    return demoSupplier;
  }
}
