import { usePermission } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { EditorHeader } from './editor-header.tsx';
import { LoadedListing } from './loaded-listing.tsx';

/** Renders the form of one of the landlord's listings. */
export function ListingEditorScreen() {
  const { id = '' } = useParams();
  const isAllowed = usePermission('modifyPortalListings');
  return (
    <ConsolePage>
      {!isAllowed && <EditorHeader listing={undefined} />}
      <LandlordOnly permission="modifyPortalListings">
        <LoadedListing key={id} id={id} />
      </LandlordOnly>
    </ConsolePage>
  );
}
