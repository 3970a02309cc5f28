import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { AccountImport } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import { ConfirmedAct } from '../confirmed-act.tsx';
import { ExportFaults } from '../export-faults.tsx';
import { importCalls } from '../import-calls.ts';
import css from '../import.module.css';
import { importMessages } from '../messages/catalog.ts';

interface Props {
  readonly found: AccountImport;
}

/** Buttons of a run: its end before the next row, claim mails, the file of faults, and the roll-back. */
export function ResultActs({ found }: Props) {
  const { state, counts, canMail, rollBackUntil, columns } = found;
  const isRunning = state === 'confirmed' || state === 'running';
  const hasFaults = columns.length > 0 && counts.failed + counts.cancelled > 0;
  return (
    <div className={css.acts}>
      {isRunning && <Cancel found={found} />}
      {canMail && <SendMails found={found} />}
      {!isRunning && hasFaults && <ExportFaults found={found} />}
      {rollBackUntil !== undefined && <RollBack found={found} />}
    </div>
  );
}

function Cancel({ found: { id } }: Props) {
  const t = useMessages(importMessages);
  const [cancel, { isLoading, error }] = importCalls.useCancelAccountImportMutation();
  return (
    <>
      <Button onClick={() => void cancel({ params: { id } })} isBusy={isLoading} busyText={t('cancelling')}>
        {t('cancelRun')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('actFailed')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}

function SendMails({ found: { id } }: Props) {
  const t = useMessages(importMessages);
  const dispatch = useDispatch();
  const [send, { isLoading, error }] = importCalls.useMailAccountImportMutation();
  return (
    <ConfirmedAct
      text={t('sendMails')}
      title={t('sendMailsTitle')}
      busyText={t('sendingMails')}
      isBusy={isLoading}
      error={error}
      act={async () => {
        const { data } = await send({ params: { id } });
        if (data) dispatch(flash({ type: 'success', text: t('mailsRequested') }));
        return Boolean(data);
      }}
    >
      {t('sendMailsText')}
    </ConfirmedAct>
  );
}

function RollBack({ found: { id } }: Props) {
  const t = useMessages(importMessages);
  const [rollBack, { isLoading, error }] = importCalls.useRollBackAccountImportMutation();
  return (
    <ConfirmedAct
      text={t('rollBack')}
      title={t('rollBackTitle')}
      busyText={t('rollingBack')}
      isBusy={isLoading}
      error={error}
      act={async () => Boolean((await rollBack({ params: { id } })).data)}
    >
      {t('rollBackText')}
    </ConfirmedAct>
  );
}
