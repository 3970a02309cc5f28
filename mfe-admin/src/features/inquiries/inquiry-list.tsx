import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import {
  ConsolePage,
  DataTable,
  ErrorState,
  FooterBar,
  ListCard,
  PageHeader,
  RowsSkeleton,
} from '@porchlight/console-ui';
import { staffInquiryLists, type StaffInquiriesPage, type StaffInquiryList } from '@porchlight/contracts/catalog';
import { Button, EmptyState } from '@porchlight/ui';
import { ExportButton } from '../../shared/export-button.tsx';
import { PageLinks } from '../../shared/page-links.tsx';
import { readInquiriesAddress, withInquiryParam } from './inquiries-address.ts';
import { inquiriesCalls } from './inquiries-calls.ts';
import { InquiryFilters } from './inquiry-filters.tsx';
import { inquiriesMessages } from './messages/catalog.ts';
import { useInquiryColumns } from './use-inquiry-columns.tsx';

/** List of the inquiries of all renters, newest first; list, search, days and page are in the address. */
export function InquiryList() {
  const t = useMessages(inquiriesMessages);
  const [query, setQuery] = useSearchParams();
  const address = readInquiriesAddress(query);
  const { page: _, ...filter } = address;
  const { list: current = 'all', search, from, to } = filter;
  const { data, error, isFetching, refetch } = inquiriesCalls.useListStaffInquiriesQuery(
    { query: address },
    { refetchOnMountOrArgChange: true },
  );
  const clear =
    search || from || to ? () => setQuery(new URLSearchParams(current === 'all' ? '' : { list: current })) : undefined;
  const views = staffInquiryLists.map((list) => ({
    key: list,
    label: t(`list.${list}`),
    to: `?${withInquiryParam(query, 'list', list === 'all' ? '' : list).toString()}`,
    isCurrent: list === current,
  }));
  return (
    <ConsolePage>
      <PageHeader
        title={t('inquiries')}
        description={t('description')}
        action={
          <ExportButton
            path={`/admin/inquiries/export?${new URLSearchParams({ ...filter }).toString()}`}
            name="inquiries"
            texts={{ export: t('export'), exporting: t('exporting'), failed: t('exportFailed') }}
          />
        }
      />
      <ListCard views={views} viewsLabel={t('lists')} link={Link}>
        <InquiryFilters address={address} onClear={clear} />
        {error && (
          <ErrorState
            title={t('failed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <RowsSkeleton label={t('loading')} />}
        {data && !error && <Inquiries page={data} list={current} isStale={isFetching} onClear={clear} />}
      </ListCard>
    </ConsolePage>
  );
}

function Inquiries({
  page: { inquiries, pagination },
  list,
  isStale,
  onClear,
}: {
  readonly page: StaffInquiriesPage;
  readonly list: StaffInquiryList;
  readonly isStale: boolean;
  /** Removes the filters; undefined without any. */
  readonly onClear: (() => void) | undefined;
}) {
  const t = useMessages(inquiriesMessages);
  const columns = useInquiryColumns();
  if (inquiries.length === 0)
    return (
      <div role="status">
        {onClear ? (
          <EmptyState title={t('noMatch')} acts={<Button onClick={onClear}>{t('clear')}</Button>}>
            {t('noMatchText')}
          </EmptyState>
        ) : (
          <EmptyState title={t(list === 'held' ? 'noneHeld' : 'empty')} />
        )}
      </div>
    );
  return (
    <>
      <DataTable
        rows={inquiries}
        columns={columns}
        nameOf={({ renter }) => t('inquiryOf', { renter: renter ?? t('erased') })}
        isStale={isStale}
        texts={{ caption: t('inquiries') }}
      />
      <FooterBar>
        <p role="status">{t(pagination.more ? 'countMore' : 'count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
