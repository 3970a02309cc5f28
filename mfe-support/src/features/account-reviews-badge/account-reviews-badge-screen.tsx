import { useMessages, usePermission } from '@porchlight/client';
import { NavigationBadge } from '@porchlight/console-ui';
import { supportMessages } from '../../messages/catalog.ts';
import { accountReviewCalls } from '../../shared/account-review-calls.ts';

/** Renders how many account reviews are open, beside the link to them. */
export function AccountReviewsBadgeScreen() {
  const t = useMessages(supportMessages);
  const maySee = usePermission('showAccountReviews');
  const { data } = accountReviewCalls.useListAccountReviewsQuery({ query: { list: 'open' } }, { skip: !maySee });
  const count = data?.pagination.total ?? 0;
  return <NavigationBadge count={count} text={t('accountReviewCount', { count })} />;
}
