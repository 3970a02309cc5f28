import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { RowsSkeleton } from '@porchlight/console-ui';
import type { AccountReview } from '@porchlight/contracts/accounts';
import { accountReviewCalls } from '../../shared/account-review-calls.ts';
import { useQueueKeys } from '../../shared/lists/use-queue-keys.ts';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { accountReviewPath, accountReviewsPath } from '../../shared/support-paths.ts';
import { SamePhoneCard } from '../../shared/users/same-phone-card.tsx';
import { AccountFacts } from './account-facts.tsx';
import css from './account-review.module.css';
import { ActivityCard } from './activity-card.tsx';
import { DecisionBar } from './decide/decision-bar.tsx';
import { DocumentsCard } from './documents/documents-card.tsx';
import { accountReviewScreenMessages } from './messages/catalog.ts';
import { ReviewHeader } from './review-header.tsx';
import { ReviewTimeline } from './review-timeline.tsx';

/** Loads the review of an account. */
export function LoadedReview({ id }: { readonly id: string }) {
  const t = useMessages(accountReviewScreenMessages);
  const loaded = accountReviewCalls.useGetAccountReviewQuery({ params: { id } });
  const { currentData: review, refetch } = loaded;
  const failure = loaded.error as ApiError | undefined;
  const { data: queue } = accountReviewCalls.useListAccountReviewsQuery({ query: { list: 'open' } });
  useQueueKeys({ queue: queue?.accountReviews, currentId: id, pathOf: accountReviewPath });
  return (
    <>
      <ReviewHeader review={review} reload={refetch} />
      {failure && (
        <RecordFailure failure={failure} onRetry={() => void refetch()} listPath={accountReviewsPath} t={t} />
      )}
      {!review && !failure && <RowsSkeleton label={t('loading')} />}
      {/* A failed reload leaves what was loaded before. */}
      {review && <Review review={review} reload={refetch} />}
    </>
  );
}

interface Props {
  readonly review: AccountReview;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<unknown>;
}
function Review({ review, reload }: Props) {
  const mayDecide = usePermission('modifyAccountReviews');
  return (
    <>
      <DocumentsCard review={review} />
      <div className={css.columns}>
        <AccountFacts review={review} />
        <ActivityCard review={review} />
        <SamePhoneCard userId={review.userId} />
        <ReviewTimeline review={review} />
      </div>
      {mayDecide && <DecisionBar review={review} reload={reload} />}
    </>
  );
}
