import { Module } from '@nestjs/common';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { CompanyListingCountController } from './company-listing-count.controller.ts';
import { CompanyConsumer } from './company-consumer.ts';
import { CompanyListings } from './company-listings.ts';
import { LandlordConsumer } from './landlord-consumer.ts';

/** Companies of listings and their landlords, as accounts reports them. */
@Module({
  imports: [SearchDocumentModule],
  controllers: [CompanyListingCountController],
  providers: [CompanyConsumer, LandlordConsumer, CompanyListings],
  exports: [CompanyListings],
})
export class CompaniesModule {}
