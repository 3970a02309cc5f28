import { useNow } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import type { ComponentProps } from 'react';
import { dayInToronto } from '../wallet/day-in-toronto.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'icon' | 'size'> {
  /** Path below /api. */
  readonly path: string;
  /** What the file has: `leads`. */
  readonly content: string;
  readonly texts: { readonly export: string; readonly exporting: string; readonly failed: string };
  readonly className: string | undefined;
}

/** Button that downloads a list as CSV, and the reason if that fails. */
export function CsvButton({ path, content, texts, className, ...button }: Props) {
  const dispatch = useDispatch();
  const today = dayInToronto(useNow().toISOString());
  const { isBusy, error, start } = useDownload(() =>
    dispatch(downloadFile(path, `porchlight-${content}-${today}.csv`)),
  );
  return (
    <div className={className}>
      <Button {...button} isBusy={isBusy} busyText={texts.exporting} onClick={start}>
        {texts.export}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {error.message}
        </Notice>
      )}
    </div>
  );
}
