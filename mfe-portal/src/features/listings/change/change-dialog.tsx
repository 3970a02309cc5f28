import { useMessages } from '@porchlight/client';
import { ConfirmDialog, ErrorState } from '@porchlight/console-ui';
import { Notice } from '@porchlight/ui';
import { listingsMessages } from '../messages/catalog.ts';
import { ChangeEffect } from './change-effect.tsx';
import css from './change.module.css';
import { isSpending, type RequestedChange } from './listing-change.ts';
import { useListingChange, type ChangeState } from './use-listing-change.ts';

export interface ChangeDialogProps {
  readonly requested: RequestedChange;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once the change is made. */
  readonly onDone: () => void;
}

/** Dialog that shows what a change of a listing costs and does, and sends it. One instance is one request. */
export function ChangeDialog({ requested, isOpen, onClose, onDone }: ChangeDialogProps) {
  const t = useMessages(listingsMessages);
  const { listing, change } = requested;
  const state = useListingChange(requested, isOpen, onDone);
  const { costs, expectedCredits, failure, isSending, canConfirm, confirm } = state;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`title.${change}`, { title: listing.title })}
      confirmText={failure?.kind === 'other' ? t('tryAgain') : t(`confirm.${change}`, { credits: expectedCredits })}
      confirmLook={isSpending(change) ? 'primary' : 'danger'}
      cancelText={t(canConfirm ? 'cancel' : 'close')}
      closeLabel={t('close')}
      isBusy={isSending || !costs}
      {...(isSending ? { busyText: t('sending') } : {})}
      onConfirm={canConfirm ? confirm : undefined}
      onCancel={() => {
        if (!isSending) onClose();
      }}
    >
      <Content requested={requested} state={state} />
    </ConfirmDialog>
  );
}

function Content({
  requested,
  state: { costs, loadError, reload, failure },
}: {
  readonly requested: RequestedChange;
  readonly state: ChangeState;
}) {
  const t = useMessages(listingsMessages);
  if (loadError)
    return (
      <ErrorState title={t('costsFailed')} message={loadError.message} retryText={t('tryAgain')} onRetry={reload} />
    );
  return (
    <div className={css.content}>
      {failure?.kind === 'price' && (
        <Notice tone="warn" role="alert">
          {failure.message}
        </Notice>
      )}
      <div aria-live="polite">
        <ChangeEffect change={requested.change} costs={costs} />
      </div>
      {failure?.kind === 'other' && (
        <Notice tone="danger" role="alert" title={t(`failed.${requested.change}`)}>
          {failure.message}
        </Notice>
      )}
    </div>
  );
}
