import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { DataTable, ErrorState, FooterBar, ListCard, RowsSkeleton, type ListView } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import type { TaxReceiptsPage } from '@porchlight/contracts/commerce';
import { PageLinks } from '../../shared/page-links.tsx';
import { taxReceiptsMessages } from './messages/catalog.ts';
import { NoReceipts } from './no-receipts.tsx';
import { taxReceiptsCalls } from './tax-receipts-calls.ts';
import css from './tax-receipts.module.css';
import { useReceiptColumns } from './use-receipt-columns.tsx';
import { YearArchive } from './year-archive.tsx';

const path = '/portal/tax-receipts';

/** Returns the year and the page in the address of the screen; what is not valid there is ignored. */
function readAddress(query: URLSearchParams): { readonly year?: number; readonly page?: number } {
  const year = query.get('year') ?? '';
  const page = pageFromQuery(query);
  return { ...(/^20\d\d$/.test(year) ? { year: Number(year) } : {}), ...(page ? { page } : {}) };
}

function useViews(years: readonly number[] = [], current: number | undefined): ListView[] {
  const t = useMessages(taxReceiptsMessages);
  if (years.length === 0) return [];
  return [
    { key: 'all', label: t('allYears'), to: path, isCurrent: current === undefined },
    ...years.map((year) => ({
      key: String(year),
      label: String(year),
      to: `${path}?year=${year}`,
      isCurrent: year === current,
    })),
  ];
}

/** List of the receipts and credit notes, newest first; its year and page are in the address. */
export function ReceiptList() {
  const t = useMessages(taxReceiptsMessages);
  const address = readAddress(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = taxReceiptsCalls.useListTaxReceiptsQuery(
    { query: address },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListCard views={useViews(data?.years, address.year)} viewsLabel={t('years')} link={Link}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('loading')} />}
      {data && !error && <Receipts page={data} year={address.year} isStale={isFetching} />}
    </ListCard>
  );
}

function Receipts({
  page: { taxReceipts, years, pagination },
  year,
  isStale,
}: {
  readonly page: TaxReceiptsPage;
  readonly year: number | undefined;
  readonly isStale: boolean;
}) {
  const t = useMessages(taxReceiptsMessages);
  const columns = useReceiptColumns();
  const archiveYear = year ?? years[0];
  if (taxReceipts.length === 0) return <NoReceipts year={year} />;
  return (
    <>
      <div className={css.head}>
        <h2>{year === undefined ? t('title') : t('titleOf', { year: String(year) })}</h2>
        {archiveYear !== undefined && <YearArchive key={archiveYear} year={archiveYear} />}
      </div>
      <DataTable
        rows={taxReceipts}
        columns={columns}
        nameOf={({ number }) => number}
        isStale={isStale}
        texts={{ caption: t('title') }}
      />
      <FooterBar>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
