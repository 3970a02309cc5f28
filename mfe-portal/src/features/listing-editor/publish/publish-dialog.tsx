import { useMessages } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Checkbox, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { CostFacts, MissingCredits } from './cost-facts.tsx';
import { publishMessages } from './messages/catalog.ts';
import css from './publish.module.css';
import { usePublishCosts } from './use-publish-costs.ts';
import type { PublishFailure } from './use-publish.ts';

interface Props {
  readonly listing: OwnListing;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly failure: PublishFailure | undefined;
  /** Called with the credits for which it is to be turned on; with undefined, it is not. */
  readonly onConfirm: (turnOnFor: number | undefined) => void;
  readonly onCancel: () => void;
}

/** Dialog that shows what publishing costs, before the listing is submitted. It stays open after a failure. */
export function PublishDialog({ listing, isOpen, isBusy, failure, onConfirm, onCancel }: Props) {
  const t = useMessages(publishMessages);
  const tForm = useFormMessages();
  const costs = usePublishCosts(listing);
  const [chosen, setChosen] = useState<boolean>();
  const shortfall = costs?.shortfall ?? 0;
  const turnOnFor = (chosen ?? shortfall === 0) ? costs?.credits : undefined;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('publishTitle')}
      confirmText={t(failure ? 'tryAgain' : confirmKeyOf(listing))}
      confirmLook="primary"
      cancelText={t('cancel')}
      closeLabel={tForm('close')}
      isBusy={isBusy}
      busyText={t('publishPending')}
      onConfirm={() => onConfirm(turnOnFor)}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      <div className={css.question}>
        <p>{t('publishText')}</p>
        {costs && <CostFacts costs={costs} />}
        {costs && (
          <Checkbox
            label={t('turnOn')}
            hint={t('turnOnHint')}
            checked={turnOnFor !== undefined}
            onChange={({ target }) => setChosen(target.checked)}
          />
        )}
        {shortfall > 0 && <MissingCredits count={shortfall} listing={listing} />}
        {failure?.kind === 'other' && (
          <Notice tone="danger" role="alert" title={t('publishFailed')}>
            {failure.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Returns the message of the button that publishes a listing. */
export const confirmKeyOf = ({ status }: OwnListing): 'submitAgain' | 'publish' =>
  status === 'changes_requested' ? 'submitAgain' : 'publish';
