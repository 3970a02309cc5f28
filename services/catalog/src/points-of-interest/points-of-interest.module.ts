import { Module } from '@nestjs/common';
import { FavouritesModule } from '../favourites/favourites.module.ts';
import { ListingsModule } from '../listings/listings.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { ListingsWithDistances } from './listings-with-distances.ts';
import { PointOfInterestStore } from './point-of-interest-store.ts';
import { PointsOfInterestController } from './points-of-interest.controller.ts';

/** Points of interest of renters. */
@Module({
  imports: [FavouritesModule, ListingsModule, RecommendedModule],
  controllers: [PointsOfInterestController],
  providers: [PointOfInterestStore, ListingsWithDistances],
})
export class PointsOfInterestModule {}
