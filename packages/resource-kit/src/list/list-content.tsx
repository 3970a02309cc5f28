import { useLanguage, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import {
  BulkBar,
  DataTable,
  ErrorState,
  ListCard,
  RowsSkeleton,
  TableFooter,
  type ListView,
} from '@porchlight/console-ui';
import { fillPath, type ResourcePage, type ResourceRecord } from '@porchlight/contracts';
import { Button, EmptyState, type MenuItem } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { useState } from 'react';
import { callsOf } from '../resource-calls.ts';
import { nameOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { CreateButton } from './create-button.tsx';
import { ListFilters } from './list-filters.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useColumns } from './use-columns.tsx';
import { toListQuery, useListAddress } from './use-list-address.ts';
import { useRemoval } from './use-removal.ts';
import { useViews } from './use-views.ts';

/** The list of a resource without the page around it. */
export function ListContent({
  screens,
  views,
  viewsLabel,
}: {
  readonly screens: ResourceScreens;
  /** Tabs in place of records and trash. */
  readonly views?: readonly ListView[];
  readonly viewsLabel?: string;
}) {
  const { resource, messages } = screens;
  const k = useKitMessages();
  const t = useMessages(messages);
  const address = useListAddress(resource);
  const { data, error, isFetching, refetch } = callsOf(resource).list.useQuery({ query: toListQuery(address.state) });
  const rows = (data?.records ?? []) as unknown as readonly AnyRecord[];
  const columns = useColumns(screens, t, rows);
  const choice = useColumnChoice(resource);
  const ownViews = useViews(screens, address);
  return (
    <ListCard views={views ?? ownViews} viewsLabel={viewsLabel ?? k('views')} link={Link}>
      <ListFilters screens={screens} address={address} columns={columns} choice={choice} />
      {error && (
        <ErrorState
          title={k('loadFailed')}
          message={(error as ApiError).message}
          retryText={k('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={k('loading')} />}
      {data && (
        <Loaded
          screens={screens}
          address={address}
          columns={columns.filter(({ key }, at) => at === 0 || choice.isShown(key))}
          page={data}
          isStale={isFetching}
        />
      )}
    </ListCard>
  );
}
type Address = ReturnType<typeof useListAddress>;

/** Rows and footer of a loaded page. */
function Loaded({
  screens,
  address,
  columns,
  page: { records, pagination },
  isStale,
}: {
  readonly screens: ResourceScreens;
  readonly address: Address;
  readonly columns: ReturnType<typeof useColumns>;
  readonly page: ResourcePage<ResourceRecord>;
  readonly isStale: boolean;
}) {
  const k = useKitMessages();
  const rows = records as unknown as readonly AnyRecord[];
  if (rows.length === 0)
    return (
      <div role="status">
        <NoRows screens={screens} address={address} />
      </div>
    );
  return (
    <>
      <Rows
        key={address.state.isTrash ? 'trash' : 'records'}
        screens={screens}
        rows={rows}
        columns={columns}
        address={address}
        isStale={isStale}
      />
      <TableFooter
        range={k(pagination.more ? 'rangeOfMore' : 'range', { ...pagination.showing, total: pagination.total })}
        page={pagination.currentPage}
        pageCount={Math.ceil(pagination.total / address.state.perPage)}
        onPage={(page) => address.set('page', page > 1 ? String(page) : '')}
        perPage={address.state.perPage}
        pageSizes={address.pageSizes}
        onPerPage={(perPage) => address.set('perPage', String(perPage))}
        texts={{
          previous: k('previous'),
          next: k('next'),
          perPage: k('perPage'),
          size: (count) => k('pageSize', { count }),
        }}
      />
    </>
  );
}

function NoRows({ screens, address }: { readonly screens: ResourceScreens; readonly address: Address }) {
  const k = useKitMessages();
  const t = useMessages(screens.messages);
  if (address.isFiltered)
    return (
      <EmptyState title={k('noMatch')} acts={<Button onClick={address.clear}>{k('clearFilters')}</Button>}>
        {k('noMatchText')}
      </EmptyState>
    );
  if (address.state.isTrash) return <EmptyState title={k('trashEmpty')} />;
  return <EmptyState title={t(`${screens.resource.label}.empty`)} acts={<CreateButton screens={screens} />} />;
}

function Rows({
  screens,
  rows,
  columns,
  address,
  isStale,
}: {
  readonly screens: ResourceScreens;
  readonly rows: readonly AnyRecord[];
  readonly columns: ReturnType<typeof useColumns>;
  readonly address: Address;
  readonly isStale: boolean;
}) {
  const k = useKitMessages();
  const t = useMessages(screens.messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const removal = useRemoval(screens, () => setSelected(new Set()));
  const { canRemove, actionsOf } = useRowActions(screens, removal);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const target = screens.paths.show ?? screens.paths.edit;
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          label={k('selected', { count: chosen.length })}
          clearText={k('clearSelection')}
          onClear={() => setSelected(new Set())}
        >
          {address.state.isTrash ? (
            <Button icon={IconRestore} onClick={() => void removal.restore(chosen)}>
              {k('restore')}
            </Button>
          ) : (
            <Button icon={IconTrash} onClick={() => removal.ask(chosen)}>
              {k('remove')}
            </Button>
          )}
        </BulkBar>
      )}
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
        sort={address.state.sort}
        onSort={address.setSort}
        rowActions={actionsOf}
        isStale={isStale}
        {...(target && !address.state.isTrash
          ? { onOpen: (row: AnyRecord) => navigate(fillPath(target, { id: row.id })) }
          : {})}
        {...(canRemove ? { selected, onSelect: setSelected } : {})}
      />
      <RemovalDialog screens={screens} removal={removal} />
    </>
  );
}

/** Returns the actions of a row that the user's permissions allow. */
function useRowActions({ resource, paths }: ResourceScreens, removal: ReturnType<typeof useRemoval>) {
  const k = useKitMessages();
  const navigate = useNavigate();
  const canModify = usePermission(resource.permissions.modify);
  const mayRemove = usePermission(resource.permissions.remove ?? resource.permissions.modify);
  const canRemove = mayRemove && resource.permissions.remove !== undefined;
  const open = (path: string, id: string) => () => navigate(fillPath(path, { id }));
  const trashed = (record: AnyRecord): MenuItem[] =>
    canRemove ? [{ id: 'restore', label: k('restore'), onPick: () => void removal.restore([record]) }] : [];
  const live = (record: AnyRecord): MenuItem[] => [
    ...(paths.show ? [{ id: 'open', label: k('open'), onPick: open(paths.show, record.id) }] : []),
    ...(canModify && paths.edit ? [{ id: 'edit', label: k('edit'), onPick: open(paths.edit, record.id) }] : []),
    ...(canRemove ? [{ id: 'remove', label: k('remove'), onPick: () => removal.ask([record]) }] : []),
  ];
  return { canRemove, actionsOf: (record: AnyRecord) => (record.deletedAt ? trashed(record) : live(record)) };
}
