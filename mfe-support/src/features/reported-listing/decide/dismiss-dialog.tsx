import { useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import { useState } from 'react';
import type { DecisionProps, DialogState } from './decision-bar.tsx';
import { decideMessages } from './messages/catalog.ts';
import { useReportDecision } from './use-report-decision.ts';

/** Asks before all reports of a listing are dismissed. */
export function DismissDialog({ reported, reload, isOpen, onClose }: DecisionProps & DialogState) {
  const t = useMessages(decideMessages);
  const { decide } = useReportDecision(reported.id, reload);
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailure(await decide({ decision: 'dismissed' }));
    setBusy(false);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title.dismissed')}
      failure={failure?.message}
      failureTitle={t('failed')}
      confirmText={t('dismissed')}
      confirmLook="primary"
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isBusy}
      busyText={t('saving')}
      onConfirm={reported.decision ? undefined : () => void run()}
      onCancel={onClose}
    >
      <p>{t('effect.dismissed', { count: reported.reports.length, isHeld: String(reported.hold !== undefined) })}</p>
    </ConfirmDialog>
  );
}
