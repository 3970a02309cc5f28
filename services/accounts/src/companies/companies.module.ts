import { Module } from '@nestjs/common';
import { companyResource } from '@porchlight/contracts/accounts';
import { resourceModule } from '@porchlight/service-kit';
import { Company } from '../users/company.entity.ts';
import { CompanyRules } from './company-rules.ts';

/** Companies of landlords, as staff edit them. */
@Module({ imports: [resourceModule(companyResource, Company, CompanyRules)] })
export class CompaniesModule {}
