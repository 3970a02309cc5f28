import { useMessages, type ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { ErrorState, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import type { LandlordActivitiesPage, LandlordActivitiesQuery } from '@porchlight/contracts/catalog';
import { EmptyState } from '@porchlight/ui';
import { activitiesCalls } from '../../shared/activities/activities-calls.ts';
import { PageLinks } from '../../shared/page-links.tsx';
import { readActivitiesAddress } from './activities-address.ts';
import css from './activities.module.css';
import { ActivityDays } from './activity-days.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { activitiesMessages } from './messages/catalog.ts';

/** List of activities under the filters in the address, grouped by day. */
export function ActivityList() {
  const t = useMessages(activitiesMessages);
  const query = readActivitiesAddress(useSearchParams()[0]);
  const { currentData, error, refetch } = activitiesCalls.useListActivitiesQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListCard viewsLabel={t('title')}>
      <ActivityFilters query={query} />
      {error && !currentData && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <RowsSkeleton label={t('loading')} />}
      {currentData && <Activities page={currentData} query={query} />}
    </ListCard>
  );
}

function Activities({
  page: { activities, pagination },
  query: { kind, listingId },
}: {
  readonly page: LandlordActivitiesPage;
  readonly query: LandlordActivitiesQuery;
}) {
  const t = useMessages(activitiesMessages);
  if (activities.length === 0) {
    const isFiltered = kind !== undefined || listingId !== undefined;
    return (
      <div role="status" className={css.empty}>
        <EmptyState title={t(isFiltered ? 'noneFound' : 'none')}>
          {t(isFiltered ? 'noneFoundText' : 'noneText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ActivityDays activities={activities} />
      <div className={css.footer}>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </div>
    </>
  );
}
