import { BulkBar, useIsPhone } from '@porchlight/console-ui';
import { bulkActionsOf, maxSelectedRecords, type BulkAction, type PagePosition } from '@porchlight/contracts';
import { Button, type IconDrawing } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useKitMessages } from '../../messages/catalog.ts';
import type { ResourceScreens } from '../../resource-screens.ts';
import type { Bulk } from './use-bulk.ts';
import type { BulkSelection } from './use-bulk-selection.ts';

const icons: Readonly<Record<BulkAction, IconDrawing>> = {
  publish: IconEye,
  unpublish: IconEyeOff,
  remove: IconTrash,
  restore: IconRestore,
};
const order: readonly BulkAction[] = ['restore', 'publish', 'unpublish', 'remove'];

/** Bar with the number of selected records, their actions, and the selection of the whole list. */
export function SelectionBar({
  screens: { resource },
  selection,
  bulk,
  isTrash,
  pagination: { total, more },
  rowCount,
}: {
  readonly screens: ResourceScreens;
  readonly selection: BulkSelection;
  readonly bulk: Bulk;
  readonly isTrash: boolean;
  readonly pagination: PagePosition;
  /** Number of rows of the page. */
  readonly rowCount: number;
}) {
  const k = useKitMessages();
  const { records } = selection;
  // Cards of a phone have no checkbox for the page.
  const isPhone = useIsPhone();
  if (records.length === 0) return null;
  const offered = bulkActionsOf(resource);
  const isOfView = (action: BulkAction) => (action === 'restore') === isTrash;
  const hasMore = (isPhone || selection.isPageSelected) && !selection.isWhole && (total > rowCount || more);
  return (
    <BulkBar
      label={
        selection.isCut
          ? k('selectedFirst', { count: records.length, max: maxSelectedRecords })
          : k('selected', { count: records.length })
      }
      clearText={k('clearSelection')}
      onClear={selection.clear}
    >
      {hasMore && (
        <Button isBusy={selection.isLoading} busyText={k('loading')} onClick={selection.selectWhole}>
          {k(more ? 'selectWholeOfMore' : 'selectWhole', { total })}
        </Button>
      )}
      {order
        .filter((action) => offered.includes(action) && isOfView(action))
        .map((action) => (
          <Button key={action} icon={icons[action]} onClick={() => bulk.ask(action, records)}>
            {k(action)}
          </Button>
        ))}
    </BulkBar>
  );
}
