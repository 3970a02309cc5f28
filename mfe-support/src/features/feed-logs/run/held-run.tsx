import { useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import { feedChangeLimit, type FeedRun } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { feedLogCalls } from '../../../shared/feed-calls.ts';
import { feedLogMessages } from '../messages/catalog.ts';
import { EndRun } from './end-run.tsx';

interface Props {
  readonly run: FeedRun;
  /** Homes of the feed now. */
  readonly homes: number;
  /** Runs once the run is approved or refused. */
  readonly onDecision: () => void;
}

/** What a held run would do, with the decision about it. */
export function HeldRun({ run, homes, onDecision }: Props) {
  const t = useMessages(feedLogMessages);
  const { number } = useFormat();
  const canModify = usePermission('modifyFeeds');
  const { part, min } = feedChangeLimit;
  const limit = Math.max(min, Math.floor(homes * part));
  return (
    <Notice
      tone="warn"
      title={t('heldTitle')}
      acts={
        canModify && (
          <>
            <Approve run={run} onDecision={onDecision} />
            <EndRun id={run.id} text="refuse" busyText="refusing" onEnd={onDecision} />
          </>
        )
      }
    >
      <p>{t('heldText', { created: run.created, expired: number(run.expired), homes })}</p>
      <p>{t('heldLimit', { limit: number(limit), part: number(part * 100), min: number(min) })}</p>
      {!canModify && <p>{t('heldWait')}</p>}
    </Notice>
  );
}

function Approve({ run: { id, created, expired }, onDecision }: Omit<Props, 'homes'>) {
  const t = useMessages(feedLogMessages);
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [approve, { isLoading, error }] = feedLogCalls.useApproveFeedRunMutation();
  const press = async () => {
    if ((await approve({ params: { id } })).data) onDecision();
  };
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        {t('approve')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('approveTitle')}
        confirmText={t('approve')}
        confirmLook="primary"
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('approving')}
        failure={(error as ApiError | undefined)?.message}
        failureTitle={t('actFailed')}
        onConfirm={() => void press()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('approveText', { created, expired: number(expired) })}</p>
      </ConfirmDialog>
    </>
  );
}
