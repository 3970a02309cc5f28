import { Module } from '@nestjs/common';
import { FavouriteController } from './favourite.controller.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { KeptHomes } from './kept-homes.ts';

/** My Picks of guests and favourites of renters. */
@Module({ controllers: [FavouriteController], providers: [FavouriteLists, KeptHomes] })
export class FavouritesModule {}
