import { useNow } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';

interface Props {
  /** Path of the call below /api, with its query. */
  readonly path: string;
  /** Name of the file without site, day and ending: `renters`. */
  readonly name: string;
  readonly texts: { readonly export: string; readonly exporting: string; readonly failed: string };
}

/** Button that downloads a list as CSV, and the reason if that fails. */
export function ExportButton({ path, name, texts }: Props) {
  const dispatch = useDispatch();
  const day = useNow().toISOString().slice(0, 10);
  const { isBusy, error, start } = useDownload(() => dispatch(downloadFile(path, `porchlight-${name}-${day}.csv`)));
  return (
    <>
      <Button icon={IconFileSpreadsheet} isBusy={isBusy} busyText={texts.exporting} onClick={start}>
        {texts.export}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {error.message}
        </Notice>
      )}
    </>
  );
}
