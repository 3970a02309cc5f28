import { Module } from '@nestjs/common';
import { CompanyRecords } from './company-records.ts';
import { SupportCompaniesController } from './support-companies.controller.ts';

/** Companies, as support looks them up. */
@Module({ controllers: [SupportCompaniesController], providers: [CompanyRecords] })
export class SupportCompaniesModule {}
