import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.ts';
import { SimilarController } from './similar.controller.ts';
import { SimilarListings } from './similar-listings.ts';
import { SimilarStore } from './similar-store.ts';

/** Listings similar to one, listings of the same landlord, newest listings. */
@Module({
  imports: [SearchModule],
  controllers: [SimilarController],
  providers: [SimilarListings, SimilarStore],
  exports: [SimilarListings],
})
export class SimilarModule {}
