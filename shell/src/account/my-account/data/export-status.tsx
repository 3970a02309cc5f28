import { fetchFile, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice, Spinner } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { saveFile } from '../save-file.ts';
import { useOwnAccountMessages } from '../messages/catalog.ts';

interface Props {
  readonly id: string;
  readonly onEnd: () => void;
}
const pollIntervalMs = 2_000;

/** Polls a data export every 2 s and renders its state: in progress, ready or removed. */
export function ExportStatus({ id, onEnd }: Props) {
  const [isReady, setReady] = useState(false);
  const { data, error, refetch } = accountCalls.useGetExportQuery(
    { params: { id } },
    { pollingInterval: isReady ? 0 : pollIntervalMs, refetchOnMountOrArgChange: true },
  );
  if (data?.state === 'ready' && !isReady) setReady(true);
  if (error && !data)
    return (
      <ExportError
        error={error as ApiError}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  return data?.state === 'ready' ? (
    <Ready refetchUrl={async () => (await refetch()).data?.url} />
  ) : (
    <Waiting id={id} onEnd={onEnd} />
  );
}

function ExportError({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useOwnAccountMessages();
  const isRemoved = error.status === 404 || error.status === 422;
  return isRemoved ? (
    <Notice tone="warn" role="status">
      {t('copyGone')}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {error.message}
    </Notice>
  );
}

function Waiting({ id, onEnd }: Props) {
  const t = useOwnAccountMessages();
  const [cancel, { error, isLoading }] = accountCalls.useCancelExportMutation();
  const press = async () => {
    if (!('error' in (await cancel({ params: { id } })))) onEnd();
  };
  return (
    <>
      <Spinner label={t('copying')} />
      <p className={css.quiet}>{t('copyLater')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {(error as ApiError).message}
        </Notice>
      )}
      <div className={css.acts}>
        <Button
          size="small"
          isBusy={isLoading}
          busyText={t('working')}
          onClick={() => {
            void press();
          }}
        >
          {t('copyCancel')}
        </Button>
      </div>
    </>
  );
}

/** Renders the download button. The URL expires after 15 minutes, so each download requests a new one. */
function Ready({ refetchUrl: newest }: { readonly refetchUrl: () => Promise<string | undefined> }) {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [apiError, setApiError] = useState<ApiError>();
  const download = async () => {
    setBusy(true);
    const url = await newest();
    const response = url === undefined ? undefined : await dispatch(fetchFile(url));
    setBusy(false);
    setApiError(response && 'error' in response ? response.error : undefined);
    if (response && 'file' in response) saveFile(response.file, t('copyFile'));
  };
  return (
    <Notice
      tone="ok"
      role="status"
      title={t('copyReady')}
      acts={
        <Button
          look="primary"
          isBusy={isBusy}
          busyText={t('working')}
          onClick={() => {
            void download();
          }}
        >
          {t('copyDownload')}
        </Button>
      }
    >
      {apiError ? apiError.message : t('copyReadyWhy')}
    </Notice>
  );
}
