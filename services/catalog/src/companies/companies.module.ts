import { Module } from '@nestjs/common';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { CompaniesLiveListingsController } from './companies-live-listings.controller.ts';
import { CompanyListingCountController } from './company-listing-count.controller.ts';
import { CompanyListingCounts } from './company-listing-counts.ts';
import { CompanyConsumer } from './company-consumer.ts';
import { CompanyListings } from './company-listings.ts';
import { LandlordConsumer } from './landlord-consumer.ts';
import { SupportCompanyListingsController } from './support-company-listings.controller.ts';

/** Companies of listings and their landlords, as accounts reports them. */
@Module({
  imports: [SearchDocumentModule],
  controllers: [CompanyListingCountController, CompaniesLiveListingsController, SupportCompanyListingsController],
  providers: [CompanyConsumer, LandlordConsumer, CompanyListings, CompanyListingCounts],
  exports: [CompanyListings],
})
export class CompaniesModule {}
