import { fetchFile, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice, Spinner } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { saveFile } from '../save-file.ts';
import { useOwnAccountWords } from '../words/catalogue.ts';

interface Props {
  readonly id: string;
  readonly onEnd: () => void;
}
const everyMs = 2_000;

/** A copy that was asked for: on its way, ready, or gone. */
export function CopyUnderWay({ id, onEnd }: Props) {
  const [isReady, setReady] = useState(false);
  const { data, error, refetch } = ownAccount.useGetExportQuery(
    { params: { id } },
    { pollingInterval: isReady ? 0 : everyMs, refetchOnMountOrArgChange: true },
  );
  if (data?.state === 'ready' && !isReady) setReady(true);
  if (error && !data)
    return (
      <NotThere
        error={error as ApiError}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  return data?.state === 'ready' ? (
    <Ready newest={async () => (await refetch()).data?.url} />
  ) : (
    <Waiting id={id} onEnd={onEnd} />
  );
}

function NotThere({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useOwnAccountWords();
  const isGone = error.status === 404 || error.status === 422;
  return isGone ? (
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
  const t = useOwnAccountWords();
  const [cancel, { error, isLoading }] = ownAccount.useCancelExportMutation();
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

/** Its address lives for fifteen minutes: each download asks for a new one. */
function Ready({ newest }: { readonly newest: () => Promise<string | undefined> }) {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const download = async () => {
    setBusy(true);
    const url = await newest();
    const answer = url === undefined ? undefined : await dispatch(fetchFile(url));
    setBusy(false);
    setRefusal(answer && 'error' in answer ? answer.error : undefined);
    if (answer && 'file' in answer) saveFile(answer.file, t('copyFile'));
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
      {refusal ? refusal.message : t('copyReadyWhy')}
    </Notice>
  );
}
