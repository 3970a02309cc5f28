import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { LoadedListing } from './loaded-listing.tsx';

/** Renders the record of a listing, on which support decides. */
export function ListingScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <LoadedListing key={id} id={id} />
    </ConsolePage>
  );
}
