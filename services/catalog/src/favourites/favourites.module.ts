import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { MapModule } from '../map/map.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { FavouriteConfirmation } from './confirmation/favourite-confirmation.ts';
import { FavouriteConfirmationRequest } from './confirmation/confirmation-request.ts';
import { FavouriteController } from './favourite.controller.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { FavouriteListings } from './favourite-listings.ts';
import { MyFavouriteController } from './my-favourite.controller.ts';

/** Favourites of guests and renters. */
@Module({
  imports: [ListingsModule, MapModule, RecommendedModule],
  controllers: [FavouriteController, MyFavouriteController],
  providers: [FavouriteLists, FavouriteListings, FavouriteConfirmation, FavouriteConfirmationRequest],
  exports: [FavouriteConfirmation, FavouriteLists],
})
export class FavouritesModule {}
