import { Module } from '@nestjs/common';
import { InquiredHomes } from './inquired-homes.ts';
import { ListedHomes } from './listed-homes.ts';

/** Homes as lists of people show them. */
@Module({ providers: [ListedHomes, InquiredHomes], exports: [ListedHomes, InquiredHomes] })
export class HomesModule {}
