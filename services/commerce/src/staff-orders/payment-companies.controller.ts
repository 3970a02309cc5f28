import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { findCompanyOfPayment, type CompanyOfPayment } from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { PaymentCompanies } from './payment-companies.ts';

/** Endpoint of accounts for the search of companies by the number of a payment. */
@Controller()
export class PaymentCompaniesController {
  constructor(private readonly companies: PaymentCompanies) {}

  @Handle(findCompanyOfPayment)
  find(@Input() { query }: InputOf<typeof findCompanyOfPayment>): Promise<CompanyOfPayment> {
    return this.companies.companyOf(query.number);
  }
}
