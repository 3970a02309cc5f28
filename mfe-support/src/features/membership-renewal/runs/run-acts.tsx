import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { RenewalRunResult } from '@porchlight/contracts/commerce';
import { useIdempotencyKey } from '@porchlight/forms';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { renewalRunPath } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';
import { renewalCalls } from '../renewal-calls.ts';
import css from '../renewal.module.css';

interface Props {
  readonly run: RenewalRunResult;
}

/** Buttons of a run: its file, and for those who renew, the end of a run and the retry of its failures. */
export function RunActs({ run }: Props) {
  const mayRenew = usePermission('createMembershipRenewals');
  return (
    <div className={css.acts}>
      {mayRenew && run.state === 'running' && <Cancel run={run} />}
      {mayRenew && run.state !== 'running' && run.failed > 0 && <Retry run={run} />}
      <Export run={run} />
    </div>
  );
}

function Cancel({ run: { id } }: Props) {
  const t = useMessages(renewalMessages);
  const [cancel, { isLoading, error }] = renewalCalls.useCancelRenewalRunMutation();
  return (
    <>
      <Button onClick={() => void cancel({ params: { id } })} isBusy={isLoading} busyText={t('cancelling')}>
        {t('cancelRun')}
      </Button>
      <Failure error={error} />
    </>
  );
}

function Retry({ run: { id } }: Props) {
  const t = useMessages(renewalMessages);
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [retry, { isLoading, error }] = renewalCalls.useRetryRenewalRunMutation();
  const press = async () => {
    const { data } = await retry({ params: { id }, body: { key: keyOf(id) } });
    if (data) navigate(renewalRunPath(data.id));
  };
  return (
    <>
      <Button look="primary" onClick={() => void press()} isBusy={isLoading} busyText={t('retrying')}>
        {t('retryFailed')}
      </Button>
      <Failure error={error} />
    </>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert">
      {(error as ApiError).message}
    </Notice>
  );
}

function Export({ run: { id, startedAt } }: Props) {
  const t = useMessages(renewalMessages);
  const dispatch = useDispatch();
  const path = `/support/membership-renewals/runs/${id}/file`;
  const name = `porchlight-membership-renewals-${startedAt.slice(0, 10)}.csv`;
  const { isBusy, error, start } = useDownload(() => dispatch(downloadFile(path, name)));
  return (
    <>
      <Button icon={IconFileSpreadsheet} isBusy={isBusy} busyText={t('exporting')} onClick={start}>
        {t('export')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('exportFailed')}>
          {error.message}
        </Notice>
      )}
    </>
  );
}
