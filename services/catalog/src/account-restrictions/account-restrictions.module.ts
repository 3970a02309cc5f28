import { Module } from '@nestjs/common';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { RestrictedListings } from './restricted-listings.ts';

/** Restrictions of landlord accounts, as far as they concern listings. */
@Module({ imports: [OwnListingsModule], providers: [RestrictedListings] })
export class AccountRestrictionsModule {}
