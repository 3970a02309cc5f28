import { Module } from '@nestjs/common';
import { FavouritesModule } from '../favourites/favourites.module.ts';
import { HomesModule } from '../homes/homes.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { FollowedHomes } from './followed-homes.ts';
import { PlaceList } from './place-list.ts';
import { PointsOfInterestController } from './points-of-interest.controller.ts';

/** The places that matter to renters. */
@Module({
  imports: [FavouritesModule, HomesModule, RecommendedModule],
  controllers: [PointsOfInterestController],
  providers: [PlaceList, FollowedHomes],
})
export class PointsOfInterestModule {}
