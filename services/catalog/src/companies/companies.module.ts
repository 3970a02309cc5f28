import { Module } from '@nestjs/common';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { CompanyConsumer } from './company-consumer.ts';
import { CompanyListings } from './company-listings.ts';

/** Companies of listings, as accounts reports them. */
@Module({ imports: [SearchDocumentModule], providers: [CompanyConsumer, CompanyListings], exports: [CompanyListings] })
export class CompaniesModule {}
