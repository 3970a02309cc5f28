import { useLanguage } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { FavouriteNote, useAccountNotes } from '@porchlight/listing-ui/favourites';
import { useGetFavouriteListingQuery } from './renter-calls.ts';

/** The renter's private note on a favourite, editable. A favourite that was saved just now has none yet. */
export function OwnNote({ listing }: { readonly listing: Listing }) {
  const { currentData, isLoading } = useGetFavouriteListingQuery({
    params: { id: listing.id },
    query: { lang: useLanguage() },
  });
  const notes = useAccountNotes();
  if (isLoading) return null;
  return (
    <FavouriteNote
      name={addressLine(listing)}
      note={notes.noteOf(currentData?.listing ?? { id: listing.id })}
      onChange={(note) => notes.write(listing.id, note)}
    />
  );
}
