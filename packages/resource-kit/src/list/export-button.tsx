import { Button, Notice } from '@porchlight/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useKitMessages } from '../messages/catalog.ts';
import type { ResourceScreens } from '../resource-screens.ts';
import { BackgroundFile } from './background-file.tsx';
import css from './export-button.module.css';
import type { ListAddress } from './use-list-address.ts';
import { useListExport } from './use-list-export.ts';

/** Button that downloads a list with its search, filters and order as CSV; a long list is written in the background. */
export function ExportButton({ screens, state }: { readonly screens: ResourceScreens; readonly state: ListAddress }) {
  const k = useKitMessages();
  const exported = useListExport(screens, state);
  const { isBusy, error, start } = exported.list;
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
      <BackgroundFile exported={exported} />
    </>
  );
}
