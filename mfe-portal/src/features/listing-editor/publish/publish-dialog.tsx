import { useMessages } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Checkbox, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { CostFacts, MissingCredits } from './cost-facts.tsx';
import { publishMessages } from './messages/catalog.ts';
import css from './publish.module.css';
import { usePublishCosts, type PublishCosts } from './use-publish-costs.ts';
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
  const turnOnFor = (chosen ?? costs?.shortfall === 0) ? costs?.credits : undefined;
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
        {costs && (
          <TurnOnChoice costs={costs} listing={listing} isChosen={turnOnFor !== undefined} onChoose={setChosen} />
        )}
        {failure?.kind === 'other' && (
          <Notice tone="danger" role="alert" title={t('publishFailed')}>
            {failure.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** What turning the listing on costs, and whether it is turned on once it may be public. */
function TurnOnChoice({
  costs,
  listing,
  isChosen,
  onChoose,
}: {
  readonly costs: PublishCosts;
  readonly listing: OwnListing;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  const t = useMessages(publishMessages);
  return (
    <>
      <CostFacts costs={costs} />
      <Checkbox
        label={t('turnOn')}
        hint={t('turnOnHint')}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {costs.shortfall > 0 && <MissingCredits count={costs.shortfall} listing={listing} />}
    </>
  );
}

/** Returns the message of the button that publishes a listing. */
export const confirmKeyOf = ({ status }: OwnListing): 'submitAgain' | 'publish' =>
  status === 'changes_requested' ? 'submitAgain' : 'publish';
