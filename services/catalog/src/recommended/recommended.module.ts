import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module.ts';
import { MapModule } from '../map/map.module.ts';
import { RecommendationWork } from './recommendation-work.ts';
import { RecommendedController } from './recommended.controller.ts';
import { RecommendedHomes } from './recommended-homes.ts';
import { Recommendations } from './recommendations.ts';
import { Recommender } from './recommender.ts';
import { SignalStore } from './signal-store.ts';

/** Homes that a renter may like, found by what they did. */
@Module({
  imports: [HomesModule, MapModule],
  controllers: [RecommendedController],
  providers: [RecommendationWork, RecommendedHomes, Recommendations, Recommender, SignalStore],
  exports: [RecommendationWork, RecommendedHomes],
})
export class RecommendedModule {}
