import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller.ts';
import { Companies } from './companies.ts';
import { CompanyConsumer } from './company-consumer.ts';

/** Companies of landlords by name. */
@Module({ controllers: [CompaniesController], providers: [Companies, CompanyConsumer] })
export class CompaniesModule {}
