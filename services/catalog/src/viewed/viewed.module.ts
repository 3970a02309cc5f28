import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module.ts';
import { MapModule } from '../map/map.module.ts';
import { ViewedController } from './viewed.controller.ts';
import { ViewedHomes } from './viewed-homes.ts';

/** Homes that a renter opened before. */
@Module({ imports: [HomesModule, MapModule], controllers: [ViewedController], providers: [ViewedHomes] })
export class ViewedModule {}
