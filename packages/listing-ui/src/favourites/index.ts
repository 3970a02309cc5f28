/** Favourites: their view, notes and sort order, shared by My Picks and the renter's screen. */
export { FavouriteNote } from './favourite-note.tsx';
export { FavouritesHeading } from './favourites-heading.tsx';
export { parseListingIds, withParam } from './favourites-query.ts';
export { FavouritesSort, useFavouritesOrder } from './favourites-sort.tsx';
export { FavouritesView } from './favourites-view.tsx';
export { InquireLink } from './inquire-link.tsx';
export { NoFavourites } from './no-favourites.tsx';
export { hasCardData, isAvailable, sortFavourites, type Favourite, type FavouritesOrder } from './sort-favourites.ts';
export { useAccountNotes, useNotes } from './use-notes.ts';
