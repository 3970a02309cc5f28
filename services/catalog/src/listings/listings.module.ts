import { Module } from '@nestjs/common';
import { InquiredListings } from './inquired-listings.ts';
import { ListingCards } from './listing-cards.ts';

/** Listings as shown on users' lists. */
@Module({ providers: [ListingCards, InquiredListings], exports: [ListingCards, InquiredListings] })
export class ListingsModule {}
