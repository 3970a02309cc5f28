import { useMessages, type ApiError } from '@porchlight/client';
import { Button, Dialog, Notice } from '@porchlight/ui';
import { useState } from 'react';
import type { DecisionProps, DialogState } from './decision-bar.tsx';
import { decideMessages } from './messages/catalog.ts';
import { useReportDecision } from './use-report-decision.ts';

/** Asks before all reports of a listing are dismissed; the focus starts on the button that does it. */
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title.dismissed')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t(reported.decision ? 'toDecision' : 'cancel')}</Button>
          {!reported.decision && (
            <Button look="primary" onClick={() => void run()} isBusy={isBusy} busyText={t('saving')} data-focus-first>
              {t('dismissed')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('effect.dismissed', { count: reported.reports.length, isHeld: String(reported.hold !== undefined) })}</p>
      {failure && (
        <Notice tone="danger" role="alert" title={t('failed')}>
          {failure.message}
        </Notice>
      )}
    </Dialog>
  );
}
