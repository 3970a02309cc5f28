import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useKitMessages } from '../messages/catalog.ts';
import type { ResourceScreens } from '../resource-screens.ts';
import css from './export-button.module.css';
import { useFileName } from './use-file-name.ts';
import { toFileQuery, type ListAddress } from './use-list-address.ts';

/** Button that downloads a list with its search, filters and order as CSV, and the reason if that fails. */
export function ExportButton({
  screens: { resource },
  state,
}: {
  readonly screens: ResourceScreens;
  readonly state: ListAddress;
}) {
  const k = useKitMessages();
  const dispatch = useDispatch();
  const name = useFileName(resource, 'csv');
  const path = `${resource.routes.export.path}?${new URLSearchParams(toFileQuery(state)).toString()}`;
  const { isBusy, error, start } = useDownload(() => dispatch(downloadFile(path, name)));
  return (
    <>
      <Button size="small" icon={IconDownload} isBusy={isBusy} busyText={k('exporting')} onClick={start}>
        {k('export')}
      </Button>
      {error && (
        <div className={css.failure}>
          <Notice tone="danger" role="alert" title={k('exportFailed')}>
            {error.message}
          </Notice>
        </div>
      )}
    </>
  );
}
