import { useMessages, usePermission } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import { deletedListingDays, type OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import { notifiedCount } from '../offer/notified-count.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import css from '../side/side.module.css';
import { deletionMessages } from './messages/catalog.ts';
import type { DeletionFailure } from './use-deletion.ts';

interface Props {
  readonly listing: OwnListing;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly failure: DeletionFailure | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that explains what deleting a listing does, before it is sent. It stays open after a failure. */
export function DeleteDialog({ listing, isOpen, isBusy, failure, onConfirm, onCancel }: Props) {
  const t = useMessages(deletionMessages);
  const tForm = useFormMessages();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('deleteTitle')}
      confirmText={t(failure ? 'tryAgain' : 'deleteListing')}
      cancelText={t('cancel')}
      closeLabel={tForm('close')}
      isBusy={isBusy}
      busyText={t('deletePending')}
      onConfirm={onConfirm}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      <div className={css.question}>
        <p>{t(listing.isLive ? 'deleteEffect.live' : 'deleteEffect.off', { days: deletedListingDays })}</p>
        <p aria-live="polite">
          <OpenLeads listing={listing} />
        </p>
        {failure?.kind === 'other' && (
          <Notice tone="danger" role="alert" title={t('deleteFailed')}>
            {failure.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** How many renters have an open inquiry; renders nothing without one, and while it is unknown. */
function OpenLeads({ listing: { id } }: Pick<Props, 'listing'>) {
  const t = useMessages(deletionMessages);
  const isAllowed = usePermission('viewLeads');
  const { currentData } = ownListingCalls.useCountLeadsQuery(
    { query: { listingId: id } },
    { skip: !isAllowed, refetchOnMountOrArgChange: true },
  );
  const count = currentData ? notifiedCount(currentData.counts) : 0;
  return count > 0 && t('deletedLeads', { count });
}
