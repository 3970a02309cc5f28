import { useMessages, type ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import {
  ConsolePage,
  DataTable,
  ErrorState,
  FilterBar,
  FilterSelect,
  FooterBar,
  ListCard,
  PageHeader,
  RowsSkeleton,
} from '@porchlight/console-ui';
import { renterStates, type StaffRentersPage, type StaffRentersQuery } from '@porchlight/contracts/accounts';
import { Button, EmptyState } from '@porchlight/ui';
import { ExportButton } from '../../shared/export-button.tsx';
import { PageLinks } from '../../shared/page-links.tsx';
import { rentersMessages } from './messages/catalog.ts';
import { readRentersAddress, withRenterParam } from './renters-address.ts';
import { rentersCalls } from './renters-calls.ts';
import { useRenterColumns } from './use-renter-columns.tsx';

/** List of renters, newest first; search, state and page are in the address. */
export function RenterList() {
  const t = useMessages(rentersMessages);
  const [query, setQuery] = useSearchParams();
  const address = readRentersAddress(query);
  const { page: _, ...filter } = address;
  const { data, error, isFetching, refetch } = rentersCalls.useListStaffRentersQuery(
    { query: address },
    { refetchOnMountOrArgChange: true },
  );
  const clear = filter.search || filter.state ? () => setQuery(new URLSearchParams()) : undefined;
  return (
    <ConsolePage>
      <PageHeader
        title={t('renters')}
        description={t('description')}
        action={
          <ExportButton
            path={`/admin/renters/export?${new URLSearchParams({ ...filter }).toString()}`}
            name="renters"
            texts={{ export: t('export'), exporting: t('exporting'), failed: t('exportFailed') }}
          />
        }
      />
      <ListCard viewsLabel={t('list')}>
        <RenterFilters address={address} onClear={clear} />
        {error && (
          <ErrorState
            title={t('failed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <RowsSkeleton label={t('loading')} />}
        {data && !error && <Renters page={data} isStale={isFetching} onClear={clear} />}
      </ListCard>
    </ConsolePage>
  );
}

function RenterFilters({
  address: { search = '', state },
  onClear,
}: {
  readonly address: StaffRentersQuery;
  readonly onClear: (() => void) | undefined;
}) {
  const t = useMessages(rentersMessages);
  const [, setQuery] = useSearchParams();
  return (
    <FilterBar
      search={search}
      onSearch={(next) => setQuery((now) => withRenterParam(now, 'search', next), { replace: true })}
      filters={
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('anyState') },
            ...renterStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
          ]}
          onChange={(next) => setQuery((now) => withRenterParam(now, 'state', next))}
        />
      }
      onClear={onClear}
      texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
    />
  );
}

function Renters({
  page: { renters, pagination },
  isStale,
  onClear,
}: {
  readonly page: StaffRentersPage;
  readonly isStale: boolean;
  /** Removes the filters; undefined without any. */
  readonly onClear: (() => void) | undefined;
}) {
  const t = useMessages(rentersMessages);
  const columns = useRenterColumns();
  if (renters.length === 0)
    return (
      <div role="status">
        {onClear ? (
          <EmptyState title={t('noMatch')} acts={<Button onClick={onClear}>{t('clear')}</Button>}>
            {t('noMatchText')}
          </EmptyState>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </div>
    );
  return (
    <>
      <DataTable
        rows={renters}
        columns={columns}
        nameOf={({ name }) => name}
        isStale={isStale}
        texts={{ caption: t('renters') }}
      />
      <FooterBar>
        <p role="status">{t(pagination.more ? 'countMore' : 'count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
