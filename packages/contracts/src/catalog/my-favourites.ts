import { IsString, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { FavouriteListing, ListingIdParams, noteCap } from './favourites.ts';
import { cardOrGone, type UnavailableListing } from './listing-card.ts';
import { MapMarkersAnswer } from './map.ts';

const mine = access.role('renter', 'viewFavouriteListings');

export class FavouriteAnswer {
  @Nested(cardOrGone(() => FavouriteListing)) listing!: FavouriteListing | UnavailableListing;
}
export class RecentFavourites {
  @ListOf(cardOrGone(() => FavouriteListing), 5) listings!: (FavouriteListing | UnavailableListing)[];
}
export class FavouriteNote {
  /** For the renter's eyes only; empty takes it away. */
  @IsString() @MaxLength(noteCap) note!: string;
}

/** GET favourite-listings-map-markers: every kept home that is still public. */
export const getMyFavouriteMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/favourite-listings-map-markers',
  access: mine,
  query: InLanguage,
  answer: MapMarkersAnswer,
  summary: "Markers of the renter's kept homes",
});
export const getFavouriteListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/favourite-listings/:id',
  access: mine,
  params: ListingIdParams,
  query: InLanguage,
  answer: FavouriteAnswer,
  errors: ['favourite-not-found'],
  summary: 'One kept home with its note',
});
export const changeFavouriteNote = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/favourite-listings/:id',
  access: mine,
  params: ListingIdParams,
  body: FavouriteNote,
  answer: FavouriteAnswer,
  lane: 'write',
  errors: ['favourite-not-found'],
  summary: 'Write a private note on a kept home',
});
export const listRecentFavourites = route({
  service: 'catalog',
  method: 'GET',
  path: '/recent-favourite-listings',
  access: mine,
  query: InLanguage,
  answer: RecentFavourites,
  summary: 'The five homes kept last',
});
