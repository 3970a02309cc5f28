import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  findSupportCompanies,
  getSupportCompany,
  listSupportCompanies,
  listSupportCompanyUsers,
  type FoundCompanies,
  type SupportCompaniesPage,
  type SupportCompany,
  type SupportCompanyUsers,
} from '@porchlight/contracts/accounts';
import { Handle, Input } from '@porchlight/service-kit';
import { CompanyLists } from './company-lists.ts';
import { CompanyRecords } from './company-records.ts';

/** Endpoints of support for companies. */
@Controller()
export class SupportCompaniesController {
  constructor(
    private readonly records: CompanyRecords,
    private readonly lists: CompanyLists,
  ) {}

  @Handle(listSupportCompanies)
  list(@Input() { query }: InputOf<typeof listSupportCompanies>): Promise<SupportCompaniesPage> {
    return this.lists.page(query);
  }

  @Handle(findSupportCompanies)
  find(@Input() { query }: InputOf<typeof findSupportCompanies>): Promise<FoundCompanies> {
    return this.lists.find(query.search);
  }

  @Handle(getSupportCompany)
  get(@Input() { params }: InputOf<typeof getSupportCompany>): Promise<SupportCompany> {
    return this.records.get(params.id);
  }

  @Handle(listSupportCompanyUsers)
  users(@Input() { params }: InputOf<typeof listSupportCompanyUsers>): Promise<SupportCompanyUsers> {
    return this.records.users(params.id);
  }
}
