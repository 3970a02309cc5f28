import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module.ts';
import { MapModule } from '../map/map.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { FavouriteController } from './favourite.controller.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { KeptHomes } from './kept-homes.ts';
import { MyFavouriteController } from './my-favourite.controller.ts';

/** My Picks of guests and favourites of renters. */
@Module({
  imports: [HomesModule, MapModule, RecommendedModule],
  controllers: [FavouriteController, MyFavouriteController],
  providers: [FavouriteLists, KeptHomes],
  exports: [FavouriteLists],
})
export class FavouritesModule {}
