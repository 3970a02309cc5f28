import { useFormat } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useKitMessages } from '../messages/catalog.ts';
import css from './export-button.module.css';
import type { useListExport } from './use-list-export.ts';

/** Progress, download or failure of the file of a list that is written in the background. */
export function BackgroundFile({ exported }: { readonly exported: ReturnType<typeof useListExport> }) {
  const k = useKitMessages();
  const format = useFormat();
  const { background, file, restart, cancel } = exported;
  if (!background || background.state === 'none') return null;
  const { state, written = 0, total = 0, expiresAt = '' } = background;
  switch (state) {
    case 'running':
      return (
        <div className={css.file}>
          <progress className={css.progress} aria-label={k('writingFile')} value={written} max={Math.max(1, total)} />
          <span role="status">
            {k('writtenRows', { written: format.number(written), total: format.number(total) })}
          </span>
          <Button size="small" onClick={cancel}>
            {k('stopFile')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <div className={css.file}>
          <span role="status">{k('fileReady', { total: format.number(total), date: format.date(expiresAt) })}</span>
          <Button size="small" isBusy={file.isBusy} busyText={k('exporting')} onClick={file.start}>
            {k('downloadFile')}
          </Button>
          <Button size="small" onClick={cancel}>
            {k('removeFile')}
          </Button>
          {file.error && (
            <Notice tone="danger" role="alert">
              {file.error.message}
            </Notice>
          )}
        </div>
      );
    case 'failed':
      return (
        <div className={css.failure}>
          <Notice tone="danger" role="alert" acts={<Button onClick={restart}>{k('retry')}</Button>}>
            {k('fileFailed')}
          </Notice>
        </div>
      );
  }
}
