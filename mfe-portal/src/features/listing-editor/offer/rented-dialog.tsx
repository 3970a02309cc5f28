import { useMessages, usePermission } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import { editorMessages } from '../messages/catalog.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import css from '../side/side.module.css';
import { notifiedCount } from './notified-count.ts';
import type { OfferFailure } from './use-offer.ts';

interface Props {
  readonly listing: OwnListing;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly failure: OfferFailure | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that explains what marking a home as rented does, before it is sent. It stays open after a failure. */
export function RentedDialog({ listing, isOpen, isBusy, failure, onConfirm, onCancel }: Props) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('rentedTitle')}
      confirmText={t(failure ? 'tryAgain' : 'markRented')}
      confirmLook="primary"
      cancelText={t('cancel')}
      closeLabel={tForm('close')}
      isBusy={isBusy}
      busyText={t('offerPending')}
      onConfirm={onConfirm}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      <div className={css.question}>
        <p>{t(`rentedEffect.${visibilityOf(listing)}`)}</p>
        <p aria-live="polite">
          <NoticeOfPeople listing={listing} />
        </p>
        {failure?.kind === 'other' && (
          <Notice tone="danger" role="alert" title={t('offerFailed.rented')}>
            {failure.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

function visibilityOf({ isLive, isFeatured }: OwnListing): 'featured' | 'live' | 'off' {
  if (!isLive) return 'off';
  return isFeatured ? 'featured' : 'live';
}

/** Which renters get a mail, with their number once it is known. */
function NoticeOfPeople({ listing: { id, status } }: Pick<Props, 'listing'>) {
  const t = useMessages(editorMessages);
  const isExpired = status === 'expired';
  const isAllowed = usePermission('viewLeads');
  const { currentData, isError } = ownListingCalls.useCountLeadsQuery(
    { query: { listingId: id } },
    { skip: isExpired || !isAllowed, refetchOnMountOrArgChange: true },
  );
  if (isExpired) return t('rentedPeople.expired');
  if (!currentData || isError) return t('rentedPeople.unknown');
  return t('rentedPeople.counted', { count: notifiedCount(currentData.counts) });
}
