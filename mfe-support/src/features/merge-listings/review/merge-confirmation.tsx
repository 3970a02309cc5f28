import { useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import {
  listingMergeUndoDays,
  type ChosenField,
  type ListingMerge,
  type ListingMergePreview,
  type OwnListing,
} from '@porchlight/contracts/catalog';
import { Button, Checkbox, Notice } from '@porchlight/ui';
import { useState } from 'react';
import css from '../merge-listings.module.css';
import { mergeListingsCalls } from '../merge-calls.ts';
import { mergeListingsMessages } from '../messages/catalog.ts';
import { FieldChoices } from './field-choices.tsx';
import { MovedTable } from './moved-table.tsx';

interface Props {
  readonly companyId: string;
  readonly preview: ListingMergePreview;
  readonly onMerged: (merge: ListingMerge) => void;
}

/** Fields to choose, what moves, what ends, and the merge with its confirmation. */
export function MergeConfirmation({ companyId, preview, onMerged }: Props) {
  const t = useMessages(mergeListingsMessages);
  const { listings, moved, takesHomeOffSite, endsFeaturing } = preview;
  const [fields, setFields] = useState<readonly ChosenField[]>([]);
  const [isOffSiteAgreed, setOffSiteAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isMissing = takesHomeOffSite && !isOffSiteAgreed;
  const ask = () => {
    setChecked(true);
    setAsking(!isMissing);
  };
  return (
    <>
      <FieldChoices listings={listings} chosen={fields} onChange={setFields} />
      <MovedTable moved={moved} />
      <p className={css.meta}>{t('noRefund')}</p>
      {endsFeaturing.length > 0 && (
        <Notice tone="warn" title={t('featuringTitle')}>
          {t('featuringText', { count: endsFeaturing.length })}
        </Notice>
      )}
      {takesHomeOffSite && (
        <Notice tone="warn" title={t('leavesTitle')}>
          <p>{t('leavesText')}</p>
          <Checkbox
            label={t('leavesConfirm')}
            checked={isOffSiteAgreed}
            onChange={({ target }) => setOffSiteAgreed(target.checked)}
          />
          {isChecked && isMissing && <p role="alert">{t('leavesMissing')}</p>}
        </Notice>
      )}
      <Button look="danger" onClick={ask}>
        {t('merge')}
      </Button>
      <MergeDialog
        companyId={companyId}
        listings={listings}
        fields={fields}
        takesHomeOffSite={takesHomeOffSite}
        isOpen={isAsking}
        onMerged={onMerged}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface DialogProps {
  readonly companyId: string;
  readonly listings: readonly OwnListing[];
  readonly fields: readonly ChosenField[];
  readonly takesHomeOffSite: boolean;
  readonly isOpen: boolean;
  readonly onMerged: (merge: ListingMerge) => void;
  readonly onCancel: () => void;
}

function MergeDialog({ companyId, listings, fields, takesHomeOffSite, isOpen, onMerged, onCancel }: DialogProps) {
  const t = useMessages(mergeListingsMessages);
  const [merge, { isLoading, error }] = mergeListingsCalls.useMergeListingsMutation();
  const [canonical, ...duplicates] = listings;
  const confirm = async () => {
    const { data } = await merge({
      params: { companyId },
      body: {
        canonicalId: canonical?.id ?? '',
        duplicateIds: duplicates.map(({ id }) => id),
        versions: listings.map(({ id, version }) => ({ id, version })),
        ...(fields.length > 0 ? { fields: [...fields] } : {}),
        ...(takesHomeOffSite ? { takesHomeOffSite } : {}),
      },
    });
    if (data) onMerged(data);
  };
  const count = duplicates.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('confirmTitle', { count })}
      confirmText={t('merge')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('merging')}
      failure={(error as ApiError | undefined)?.message}
      failureTitle={t('mergeFailed')}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>{t('confirmText', { count, title: canonical?.title ?? '', days: listingMergeUndoDays })}</p>
    </ConfirmDialog>
  );
}
