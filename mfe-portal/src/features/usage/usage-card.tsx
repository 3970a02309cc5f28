import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ErrorState, ListCard, RowsSkeleton, useIsPhone } from '@porchlight/console-ui';
import { usageRanges, type UsageRange, type UsageResponse } from '@porchlight/contracts/commerce';
import { classNames, EmptyState, LinkButton } from '@porchlight/ui';
import { usageMessages } from './messages/catalog.ts';
import { UsageByListing } from './usage-by-listing.tsx';
import { usageCalls } from './usage-calls.ts';
import { UsageChart } from './usage-chart.tsx';
import { reportOf } from './usage-report.ts';
import css from './usage.module.css';
import { useListingNames } from './use-listing-names.ts';

/** Returns the range in the address; without one 30 days, on a phone 14. */
function useRange(): UsageRange {
  const [query] = useSearchParams();
  const isPhone = useIsPhone();
  return usageRanges.find((days) => String(days) === query.get('days')) ?? (isPhone ? 14 : 30);
}

/** Card of the credits that the listings used, by day and by listing. */
export function UsageCard() {
  const t = useMessages(usageMessages);
  const range = useRange();
  const { currentData, error, refetch } = usageCalls.useGetUsageQuery(
    { query: { days: range } },
    { refetchOnMountOrArgChange: true },
  );
  const views = usageRanges.map((days) => ({
    key: String(days),
    label: t('days', { count: days }),
    to: `/portal/billing/usage?days=${days}`,
    isCurrent: days === range,
  }));
  return (
    <ListCard views={views} viewsLabel={t('ranges')} link={Link}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <Loading />}
      {currentData && !error && <Usage response={currentData} />}
    </ListCard>
  );
}

function Loading() {
  const t = useMessages(usageMessages);
  return (
    <div className={css.loading}>
      <RowsSkeleton label={t('loading')} />
    </div>
  );
}

// Titles that came after the rest would move what is below them.
function Usage({ response }: { readonly response: UsageResponse }) {
  const report = reportOf(response);
  const names = useListingNames(report.listings);
  if (!names) return <Loading />;
  return (
    <div className={css.usage}>
      <Forecast runsUntil={response.runsUntil} />
      {report.total === 0 ? (
        <NoUsage isRunning={response.runsUntil !== null} />
      ) : (
        <div className={css.parts}>
          <UsageChart report={report} names={names} />
          <UsageByListing report={report} names={names} />
        </div>
      )}
    </div>
  );
}

/** @param props.isRunning whether listings are live, which are charged from the next night on */
function NoUsage({ isRunning }: { readonly isRunning: boolean }) {
  const t = useMessages(usageMessages);
  return (
    <div role="status">
      <EmptyState
        title={t(isRunning ? 'emptyRunning' : 'empty')}
        acts={
          <LinkButton link={Link} to="/portal/listings">
            {t('toListings')}
          </LinkButton>
        }
      >
        {t(isRunning ? 'emptyRunningText' : 'emptyText')}
      </EmptyState>
    </div>
  );
}

function Forecast({ runsUntil }: { readonly runsUntil: string | null }) {
  const t = useMessages(usageMessages);
  const format = useFormat();
  return (
    <p className={classNames(css.forecast, runsUntil !== null && css.isRunning)}>
      {runsUntil === null ? t('notRunning') : t('runsOut', { date: format.date(runsUntil, 'long') })}
    </p>
  );
}
