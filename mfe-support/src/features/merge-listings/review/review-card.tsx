import { useMessages, type ApiError } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import type { ListingMerge, ListingMergePreview, MergeCandidate } from '@porchlight/contracts/catalog';
import { Button, Notice, RadioGroup } from '@porchlight/ui';
import { useState } from 'react';
import css from '../merge-listings.module.css';
import { mergeListingsCalls } from '../merge-calls.ts';
import { mergeListingsMessages } from '../messages/catalog.ts';
import { MergeConfirmation } from './merge-confirmation.tsx';

interface Props {
  readonly companyId: string;
  readonly listings: readonly MergeCandidate[];
  readonly onMerged: (merge: ListingMerge) => void;
  readonly onChooseOthers: () => void;
}

/** Choice of the listing that stays among the chosen ones, and then what a merge does. */
export function ReviewCard({ companyId, listings, onMerged, onChooseOthers }: Props) {
  const t = useMessages(mergeListingsMessages);
  const [canonicalId, setCanonicalId] = useState(listings[0]?.id ?? '');
  const [shown, setShown] = useState<ListingMergePreview>();
  const [load, { isLoading, error }] = mergeListingsCalls.usePreviewListingMergeMutation();
  const duplicateIds = listings.map(({ id }) => id).filter((id) => id !== canonicalId);
  const show = async () => {
    const { data } = await load({ params: { companyId }, body: { canonicalId, duplicateIds } });
    setShown(data);
  };
  const choose = (id: string) => {
    setCanonicalId(id);
    setShown(undefined);
  };
  return (
    <FormSection title={t('review')}>
      <div className={css.review}>
        <RadioGroup
          legend={t('stays')}
          name="canonical"
          value={canonicalId}
          choices={listings.map(({ id, title, address, isLive }) => ({
            value: id,
            label: title,
            hint: t('choiceHint', { address, state: t(isLive ? 'live' : 'notLive') }),
          }))}
          onChange={choose}
        />
        <div className={css.acts}>
          <Button
            look={shown ? 'outline' : 'primary'}
            isBusy={isLoading}
            busyText={t('previewing')}
            onClick={() => void show()}
          >
            {t('preview')}
          </Button>
          <Button look="quiet" onClick={onChooseOthers}>
            {t('chooseOthers')}
          </Button>
        </div>
        {error && (
          <Notice tone="danger" role="alert" title={t('previewFailed')}>
            {(error as ApiError).message}
          </Notice>
        )}
        {shown && (
          <MergeConfirmation
            key={JSON.stringify(shown.listings.map(({ id, version }) => [id, version]))}
            companyId={companyId}
            preview={shown}
            onMerged={onMerged}
          />
        )}
      </div>
    </FormSection>
  );
}
