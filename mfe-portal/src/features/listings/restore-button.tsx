import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { draftListingStates, type PortalListing } from '@porchlight/contracts/catalog';
import { Button, VisuallyHidden } from '@porchlight/ui';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { listingName } from '../../shared/listing-titles/listing-name.ts';
import { listingsCalls } from './listings-calls.ts';
import { listingsMessages } from './messages/catalog.ts';

/** Statuses of a listing that was changed or restored elsewhere. */
const outdated = new Set([404, 409]);
const draftStates: ReadonlySet<string> = new Set(draftListingStates);

interface Props {
  readonly listing: PortalListing;
  /** Called once the list of deleted listings is out of date. */
  readonly onDone: () => void;
}

/** Button that restores a deleted listing: it is off, or a draft again. */
export function RestoreButton({ listing, onDone }: Props) {
  const t = useMessages(listingsMessages);
  const dispatch = useDispatch();
  const [send, { isLoading }] = listingsCalls.useRestoreListingMutation();
  const { id, version } = listing;
  const restore = async () => {
    const { data, error } = await send({ params: { id }, body: { version } });
    if (data) {
      const text = t(draftStates.has(data.listing.status) ? 'restoredDraft' : 'restored');
      dispatch(flash({ type: 'success', text }));
      onDone();
      return;
    }
    const { status, message } = error as ApiError;
    dispatch(flash({ type: 'error', text: `${t('restoreFailed')} ${message}` }));
    if (outdated.has(status)) onDone();
  };
  return (
    <Button size="small" icon={IconRestore} isBusy={isLoading} busyText={t('sending')} onClick={() => void restore()}>
      {t('restore')}
      <VisuallyHidden> {listingName(listing)}</VisuallyHidden>
    </Button>
  );
}
