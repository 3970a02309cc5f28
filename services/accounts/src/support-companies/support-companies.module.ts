import { Module } from '@nestjs/common';
import { CompanyLists } from './company-lists.ts';
import { CompanyPayments } from './company-payments.ts';
import { CompanyRecords } from './company-records.ts';
import { CompanySummaries } from './company-summaries.ts';
import { SupportCompaniesController } from './support-companies.controller.ts';

/** Companies, as support looks them up. */
@Module({
  controllers: [SupportCompaniesController],
  providers: [CompanyRecords, CompanyLists, CompanyPayments, CompanySummaries],
})
export class SupportCompaniesModule {}
