import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getSupportCompany,
  listSupportCompanyUsers,
  type SupportCompany,
  type SupportCompanyUsers,
} from '@porchlight/contracts/accounts';
import { Handle, Input } from '@porchlight/service-kit';
import { CompanyRecords } from './company-records.ts';

/** Endpoints of support for companies. */
@Controller()
export class SupportCompaniesController {
  constructor(private readonly records: CompanyRecords) {}

  @Handle(getSupportCompany)
  get(@Input() { params }: InputOf<typeof getSupportCompany>): Promise<SupportCompany> {
    return this.records.get(params.id);
  }

  @Handle(listSupportCompanyUsers)
  users(@Input() { params }: InputOf<typeof listSupportCompanyUsers>): Promise<SupportCompanyUsers> {
    return this.records.users(params.id);
  }
}
