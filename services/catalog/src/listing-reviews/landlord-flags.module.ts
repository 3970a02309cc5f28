import { Module } from '@nestjs/common';
import { LandlordFlags } from './landlord-flags.ts';

/** What listings and reports say about their landlords. */
@Module({ providers: [LandlordFlags], exports: [LandlordFlags] })
export class LandlordFlagsModule {}
