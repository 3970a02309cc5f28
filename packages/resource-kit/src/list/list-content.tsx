import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, ListCard, RowsSkeleton, TableFooter, type ListView } from '@porchlight/console-ui';
import type { ResourcePage, ResourceRecord } from '@porchlight/contracts';
import { Button, EmptyState } from '@porchlight/ui';
import { callsOf } from '../resource-calls.ts';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { CreateButton } from './create-button.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { useBulkSelection } from './bulk/use-bulk-selection.ts';
import { ListFilters } from './list-filters.tsx';
import { ListRows } from './list-rows.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useColumns } from './use-columns.tsx';
import { useFileName } from './use-file-name.ts';
import { toListQuery, useListAddress } from './use-list-address.ts';
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
          key={address.state.isTrash ? 'trash' : 'records'}
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

/** Rows and footer of a loaded page, and the bulk action on its records, which may empty it. */
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
  const selection = useBulkSelection(screens, address.state, rows);
  const bulk = useBulk(screens, selection.clear);
  const dialog = <BulkDialog bulk={bulk} fileName={useFileName(screens.resource, 'txt')} />;
  if (rows.length === 0)
    return (
      <>
        <div role="status">
          <NoRows screens={screens} address={address} />
        </div>
        {dialog}
      </>
    );
  return (
    <>
      <SelectionBar
        screens={screens}
        selection={selection}
        bulk={bulk}
        isTrash={address.state.isTrash}
        pagination={pagination}
        rowCount={rows.length}
      />
      <ListRows
        screens={screens}
        rows={rows}
        columns={columns}
        address={address}
        isStale={isStale}
        selection={selection}
        bulk={bulk}
      />
      {dialog}
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
