import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { findCreditCompanies, type CreditCompaniesResponse } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { Companies } from './companies.ts';

/** Companies that staff look up. */
@Controller()
export class CompaniesController {
  constructor(private readonly companies: Companies) {}

  @Handle(findCreditCompanies)
  async find(@Input() { query }: InputOf<typeof findCreditCompanies>): Promise<CreditCompaniesResponse> {
    return { companies: await this.companies.search(query.search) };
  }
}
