import { IsString, MaxLength } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxNoteLength } from '../catalog-limits.ts';
import { FavouriteListing, ListingIdParams } from './favourites.ts';
import { cardOrUnavailable, type UnavailableListing } from '../listings/listing-card.ts';
import { MapMarkersResponse } from '../search/map.ts';

const favouritesAccess = access.role('renter', 'viewFavouriteListings');

export class FavouriteResponse {
  @Nested(cardOrUnavailable(() => FavouriteListing)) listing!: FavouriteListing | UnavailableListing;
}
export class RecentFavourites {
  @ListOf(cardOrUnavailable(() => FavouriteListing), 5) listings!: (FavouriteListing | UnavailableListing)[];
}
export class FavouriteNote {
  /** Visible only to the renter; an empty text removes the note. */
  @IsString() @MaxLength(maxNoteLength) note!: string;
}

/** GET favourite-listings-map-markers: all favourites that are still public. */
export const getMyFavouriteMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/favourite-listings-map-markers',
  access: favouritesAccess,
  query: LanguageQuery,
  response: MapMarkersResponse,
  summary: "List the markers of the renter's favourites",
});
export const getFavouriteListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/favourite-listings/:id',
  access: favouritesAccess,
  params: ListingIdParams,
  query: LanguageQuery,
  response: FavouriteResponse,
  errors: ['favourite-not-found'],
  summary: 'Get a favourite with its note',
});
export const changeFavouriteNote = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/favourite-listings/:id',
  access: favouritesAccess,
  params: ListingIdParams,
  body: FavouriteNote,
  response: FavouriteResponse,
  lane: 'write',
  errors: ['favourite-not-found'],
  summary: 'Set the private note on a favourite',
});
export const listRecentFavourites = route({
  service: 'catalog',
  method: 'GET',
  path: '/recent-favourite-listings',
  access: favouritesAccess,
  query: LanguageQuery,
  response: RecentFavourites,
  summary: 'List the five most recent favourites',
});
