import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { LocationsModule } from '../locations/locations.module.ts';
import { MapModule } from '../map/map.module.ts';
import { RecommendationJobs } from './recommendation-jobs.ts';
import { RecommendedController } from './recommended.controller.ts';
import { RecommendedListings } from './recommended-listings.ts';
import { Recommendations } from './recommendations.ts';
import { Recommender } from './recommender.ts';
import { SignalStore } from './signal-store.ts';
import { WishStore } from './wish-store.ts';
import { WishesConsumer } from './wishes-consumer.ts';

/** Recommended listings, derived from a renter's interactions. */
@Module({
  imports: [ListingsModule, LocationsModule, MapModule],
  controllers: [RecommendedController],
  providers: [
    RecommendationJobs,
    RecommendedListings,
    Recommendations,
    Recommender,
    SignalStore,
    WishStore,
    WishesConsumer,
  ],
  exports: [RecommendationJobs, RecommendedListings],
})
export class RecommendedModule {}
