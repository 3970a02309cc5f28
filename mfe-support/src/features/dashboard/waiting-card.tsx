import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, KeyValue, RowsSkeleton } from '@porchlight/console-ui';
import type { PendingListings } from '@porchlight/contracts/catalog';
import { Card, LinkButton } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import { Age } from '../../shared/age.tsx';
import { reviewCalls } from '../../shared/review-calls.ts';
import { pendingListingsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { oldestSubmission } from './oldest-submission.ts';
import css from './waiting-card.module.css';

/** Card with the number of listings that wait for review, and how long the oldest has waited. */
export function WaitingCard() {
  const t = useMessages(supportMessages);
  const { data, error, refetch } = reviewCalls.useListPendingListingsQuery(
    { query: {} },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  return (
    <Card isPadded>
      <section aria-label={t('waitingTitle')} className={css.waiting}>
        <h2>{t('waitingTitle')}</h2>
        {error && (
          <ErrorState
            title={t('waitingFailed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <RowsSkeleton rows={1} label={t('waitingLoading')} />}
        {data && !error && <Waiting page={data} />}
      </section>
    </Card>
  );
}

function Waiting({ page }: { readonly page: PendingListings }) {
  const t = useMessages(supportMessages);
  const { total } = page.pagination;
  const oldest = oldestSubmission(page);
  return (
    <>
      <p className={css.count}>{t('waitingCount', { count: total })}</p>
      {oldest !== undefined && (
        <KeyValue facts={[{ key: 'oldest', label: t('oldestWaiting'), value: <Age since={oldest} /> }]} />
      )}
      {total > 0 && (
        <div>
          <LinkButton look="primary" link={Link} to={pendingListingsPath}>
            {t('toWaiting')}
          </LinkButton>
        </div>
      )}
    </>
  );
}
