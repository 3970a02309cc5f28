import { Module } from '@nestjs/common';
import { LandlordCompanies } from './landlord-companies.ts';
import { LandlordConsumer } from './landlord-consumer.ts';

/** Landlords and their companies, as accounts reports them. */
@Module({ providers: [LandlordCompanies, LandlordConsumer], exports: [LandlordCompanies] })
export class LandlordsModule {}
