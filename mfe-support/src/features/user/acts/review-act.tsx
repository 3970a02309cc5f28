import { useMessages } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import { accountReviewCalls } from '../../../shared/account-review-calls.ts';
import { accountReviewPath } from '../../../shared/support-paths.ts';
import { userMessages } from '../messages/catalog.ts';
import type { UserActProps } from '../user-acts.tsx';
import { UserAct } from './user-act.tsx';

/** Opens the review of a landlord's account, where support limits, suspends or bans it; or leads to the open one. */
export function ReviewAct({ user: { id, accountReviewId, name } }: UserActProps) {
  const t = useMessages(userMessages);
  const navigate = useNavigate();
  const [open] = accountReviewCalls.useOpenAccountReviewMutation();
  if (accountReviewId !== undefined)
    return (
      <LinkButton link={Link} to={accountReviewPath(accountReviewId)}>
        {t('toReview')}
      </LinkButton>
    );
  const run = async () => {
    const { data, error } = await open({ params: { id } });
    if (data) navigate(accountReviewPath(data.id));
    return { error };
  };
  return <UserAct label={t('openReview')} text={t('openReviewText', { name })} done={t('reviewOpened')} run={run} />;
}
