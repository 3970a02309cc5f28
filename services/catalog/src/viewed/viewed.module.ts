import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { MapModule } from '../map/map.module.ts';
import { ViewedController } from './viewed.controller.ts';
import { ViewedListings } from './viewed-listings.ts';

/** Listings that a renter viewed. */
@Module({ imports: [ListingsModule, MapModule], controllers: [ViewedController], providers: [ViewedListings] })
export class ViewedModule {}
