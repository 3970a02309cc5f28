import { Module } from '@nestjs/common';
import { LandlordNamesController } from './landlord-names.controller.ts';

/** Names and search of landlords, for catalog. */
@Module({ controllers: [LandlordNamesController] })
export class LandlordNamesModule {}
