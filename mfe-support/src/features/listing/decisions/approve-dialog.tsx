import { useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Notice } from '@porchlight/ui';
import { useState } from 'react';
import { listingMessages } from '../messages/catalog.ts';
import css from './decisions.module.css';
import type { DecisionProps } from './decisions.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { useDecision } from './use-decision.ts';

interface Props extends DecisionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog before a listing is approved. */
export function ApproveDialog({ listing, reload, isOpen, onClose }: Props) {
  const t = useMessages(listingMessages);
  const { decide, isOutdated, forgetOutdated } = useDecision(listing, 'approved', reload);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const approve = async () => {
    setBusy(true);
    setFailure(await decide(''));
    setBusy(false);
  };
  const close = () => {
    forgetOutdated();
    setFailure(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('approveTitle')}
      confirmText={t('approve')}
      confirmLook="primary"
      cancelText={t(isOutdated ? 'showListing' : 'cancel')}
      closeLabel={t('close')}
      isBusy={isBusy}
      busyText={t('saving')}
      onConfirm={isOutdated ? undefined : () => void approve()}
      onCancel={close}
    >
      <div className={css.form}>
        {isOutdated && <OutdatedNotice />}
        {failure && (
          <Notice tone="danger" role="alert" title={t('failedDecision')}>
            {failure.message}
          </Notice>
        )}
        <p>{t('approveText')}</p>
      </div>
    </ConfirmDialog>
  );
}
