import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { DataTable } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { MenuItem } from '@porchlight/ui';
import { useKitMessages } from '../messages/catalog.ts';
import { nameOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import type { BulkSelection } from './bulk/use-bulk-selection.ts';
import type { useColumns } from './use-columns.tsx';
import type { useListAddress } from './use-list-address.ts';

/** Rows of a page with their selection and their actions. */
export function ListRows({
  screens,
  rows,
  columns,
  address,
  isStale,
  selection,
  bulk,
}: {
  readonly screens: ResourceScreens;
  readonly rows: readonly AnyRecord[];
  readonly columns: ReturnType<typeof useColumns>;
  readonly address: ReturnType<typeof useListAddress>;
  readonly isStale: boolean;
  readonly selection: BulkSelection;
  readonly bulk: Bulk;
}) {
  const k = useKitMessages();
  const t = useMessages(screens.messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = address;
  const { canRemove, actionsOf } = useRowActions(screens, {
    remove: (record) => bulk.ask('remove', [selection.toSelected(record)]),
    restore: (record) => bulk.start('restore', [selection.toSelected(record)]),
  });
  const target = screens.paths.show ?? screens.paths.edit;
  return (
    <DataTable
      rows={rows}
      columns={columns}
      nameOf={(row) => nameOf(screens, row, language)}
      texts={{
        caption: t(`${screens.resource.label}.title`),
        selectAll: k('selectAll'),
        selectRow: (name) => k('selectRow', { name }),
        rowMenu: (name) => k('rowMenu', { name }),
        actions: k('actions'),
      }}
      sort={state.sort}
      onSort={address.setSort}
      rowActions={actionsOf}
      isStale={isStale}
      {...(target && !state.isTrash ? { onOpen: (row: AnyRecord) => navigate(fillPath(target, { id: row.id })) } : {})}
      {...(canRemove ? { selected: selection.ids, onSelect: selection.select } : {})}
    />
  );
}

interface RowChanges {
  readonly remove: (record: AnyRecord) => void;
  readonly restore: (record: AnyRecord) => void;
}
/** Returns the actions of a row that the user's permissions allow. */
function useRowActions({ resource, paths }: ResourceScreens, { remove, restore }: RowChanges) {
  const k = useKitMessages();
  const navigate = useNavigate();
  const canModify = usePermission(resource.permissions.modify);
  const mayRemove = usePermission(resource.permissions.remove ?? resource.permissions.modify);
  const canRemove = mayRemove && resource.permissions.remove !== undefined;
  const open = (path: string, id: string) => () => navigate(fillPath(path, { id }));
  const trashed = (record: AnyRecord): MenuItem[] =>
    canRemove ? [{ id: 'restore', label: k('restore'), onPick: () => restore(record) }] : [];
  const live = (record: AnyRecord): MenuItem[] => [
    ...(paths.show ? [{ id: 'open', label: k('open'), onPick: open(paths.show, record.id) }] : []),
    ...(canModify && paths.edit ? [{ id: 'edit', label: k('edit'), onPick: open(paths.edit, record.id) }] : []),
    ...(canRemove ? [{ id: 'remove', label: k('remove'), onPick: () => remove(record) }] : []),
  ];
  return { canRemove, actionsOf: (record: AnyRecord) => (record.deletedAt ? trashed(record) : live(record)) };
}
