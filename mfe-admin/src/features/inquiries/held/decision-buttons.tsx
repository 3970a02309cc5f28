import { useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { MessageDecision } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import css from '../inquiries.module.css';
import { inquiriesMessages } from '../messages/catalog.ts';

export interface DecisionButtonsProps {
  /** Decision that is being sent. */
  readonly pending: MessageDecision | undefined;
  readonly failure: ApiError | undefined;
  readonly decide: (decision: MessageDecision) => Promise<void>;
}

/** Buttons that decide about a held message: release, spam, and after a confirmation block. */
export function DecisionButtons({ pending, failure, decide }: DecisionButtonsProps) {
  const t = useMessages(inquiriesMessages);
  const [isConfirming, setConfirming] = useState(false);
  const busy = (decision: MessageDecision) => ({ isBusy: pending === decision, busyText: t('deciding') });
  const block = async () => {
    await decide('block');
    setConfirming(false);
  };
  return (
    <>
      {failure && (
        <Notice tone="danger" role="alert" title={t('decisionFailed')}>
          {failure.message}
        </Notice>
      )}
      <div className={css.decisions}>
        <Button look="primary" {...busy('release')} onClick={() => void decide('release')}>
          {t('release')}
        </Button>
        <Button {...busy('spam')} onClick={() => void decide('spam')}>
          {t('spam')}
        </Button>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t('block')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('blockTitle')}
        confirmText={t('block')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        {...busy('block')}
        onConfirm={() => void block()}
        onCancel={() => setConfirming(false)}
      >
        <p>{t('blockText')}</p>
      </ConfirmDialog>
    </>
  );
}
