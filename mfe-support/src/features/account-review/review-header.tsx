import { flash, useMessages, usePermission, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useNavigate } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { AccountReview } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { accountReviewCalls } from '../../shared/account-review-calls.ts';
import { AccountReviewBadges } from '../../shared/account-reviews/account-review-badges.tsx';
import { DecisionDue } from '../../shared/account-reviews/decision-due.tsx';
import { accountReviewPath, accountReviewsPath } from '../../shared/support-paths.ts';
import { accountReviewScreenMessages } from './messages/catalog.ts';

interface Props {
  readonly review: AccountReview | undefined;
  readonly reload: () => PromiseLike<unknown>;
}

/** Name of the landlord, with the badges of the review, the time to decide, and the button to claim it. */
export function ReviewHeader({ review, reload }: Props) {
  const t = useMessages(accountReviewScreenMessages);
  const mayDecide = usePermission('modifyAccountReviews');
  const status = review && (
    <>
      <AccountReviewBadges review={review} />
      {!review.decidedAt && <DecisionDue review={review} />}
    </>
  );
  return (
    <PageHeader
      title={review?.name ?? t('review')}
      status={status}
      action={review && mayDecide && <HeaderAction review={review} reload={reload} />}
      breadcrumbs={[{ to: accountReviewsPath, label: t('queue') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

function HeaderAction({ review, reload }: { readonly review: AccountReview; readonly reload: Props['reload'] }) {
  const { user } = useSession();
  if (review.decidedAt !== undefined) return <ReopenButton id={review.id} />;
  return review.claimedBy === user?.id ? null : <ClaimButton id={review.id} reload={reload} />;
}

function ClaimButton({ id, reload }: { readonly id: string; readonly reload: Props['reload'] }) {
  const t = useMessages(accountReviewScreenMessages);
  const warn = useWarning();
  const [claim, { isLoading }] = accountReviewCalls.useClaimAccountReviewMutation();
  const run = async () => {
    const { error } = await claim({ params: { id } });
    if (error) warn(error);
    await reload();
  };
  return (
    <Button onClick={() => void run()} isBusy={isLoading}>
      {t('claim')}
    </Button>
  );
}

function ReopenButton({ id }: { readonly id: string }) {
  const t = useMessages(accountReviewScreenMessages);
  const warn = useWarning();
  const navigate = useNavigate();
  const [reopen, { isLoading }] = accountReviewCalls.useReopenAccountReviewMutation();
  const run = async () => {
    const { data, error } = await reopen({ params: { id } });
    if (error) warn(error);
    if (data) navigate(accountReviewPath(data.id));
  };
  return (
    <Button onClick={() => void run()} isBusy={isLoading}>
      {t('reopen')}
    </Button>
  );
}

/** Returns a function that shows why a call was refused. */
function useWarning(): (error: unknown) => void {
  const dispatch = useDispatch();
  return (error) => void dispatch(flash({ type: 'warning', text: (error as ApiError).message }));
}
