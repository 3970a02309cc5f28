import { useMessages } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { FeedRun } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { feedLogMessages } from '../messages/catalog.ts';

/** Button that downloads the homes of a run that have an issue. */
export function RunFile({ run: { id, startedAt } }: { readonly run: Pick<FeedRun, 'id' | 'startedAt'> }) {
  const t = useMessages(feedLogMessages);
  const dispatch = useDispatch();
  const name = `porchlight-feed-run-${startedAt.slice(0, 10)}.csv`;
  const { isBusy, error, start } = useDownload(() => dispatch(downloadFile(`/support/feed-runs/${id}/file`, name)));
  return (
    <>
      <div>
        <Button icon={IconFileSpreadsheet} isBusy={isBusy} busyText={t('downloading')} onClick={start}>
          {t('download')}
        </Button>
      </div>
      {error && (
        <Notice tone="danger" role="alert" title={t('downloadFailed')}>
          {error.message}
        </Notice>
      )}
    </>
  );
}
