import { Injectable } from '@nestjs/common';
import type { CompanyOfPayment } from '@porchlight/contracts/internal';
import { SqlPool } from '@porchlight/service-kit';
import { readOrderSearch } from './order-search.ts';

// Each half reads one row of a unique index.
export const companyOfPaymentSql = `
  select company_id as "companyId" from purchase_order where number = $1::bigint
  union all select company_id from tax_document where series = $2 and year = $3 and no = $4 limit 1`;

/** Finds companies by the numbers of their payments. */
@Injectable()
export class PaymentCompanies {
  constructor(private readonly pool: SqlPool) {}

  /** Takes the number of an order, a receipt or a credit note. */
  async companyOf(text: string): Promise<CompanyOfPayment> {
    const { orderNumber, series, year, no } = readOrderSearch(text);
    const values = [orderNumber, series, year, no];
    return (await this.pool.row<CompanyOfPayment>('company_of_payment', companyOfPaymentSql, values)) ?? {};
  }
}
