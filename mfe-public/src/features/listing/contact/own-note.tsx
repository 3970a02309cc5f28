import { useLanguage } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { FavouriteNote, useAccountNotes } from '@porchlight/listing-ui/favourites';
import { useSelector } from '@porchlight/client/redux';
import { useGetFavouriteListingQuery } from './renter-calls.ts';

/** Returns whether a favourite is being saved or removed; the account does not have a new one before that. */
const useIsSaving = () =>
  useSelector(({ api }) =>
    Object.values(api.mutations).some((one) => one?.endpointName === 'toggleFavourite' && one.status === 'pending'),
  );

/** The renter's private note on a favourite, editable. A favourite that was saved just now has none yet. */
export function OwnNote({ listing }: { readonly listing: Listing }) {
  const isSaving = useIsSaving();
  const { currentData, isLoading } = useGetFavouriteListingQuery(
    { params: { id: listing.id }, query: { lang: useLanguage() } },
    { skip: isSaving },
  );
  const notes = useAccountNotes();
  if (isLoading || isSaving) return null;
  return (
    <FavouriteNote
      name={addressLine(listing)}
      note={notes.noteOf(currentData?.listing ?? { id: listing.id })}
      onChange={(note) => notes.write(listing.id, note)}
    />
  );
}
