import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { accountReviewLists } from '@porchlight/contracts/accounts';
import { accountReviewCalls } from '../../shared/account-review-calls.ts';
import { PageList } from '../../shared/lists/page-list.tsx';
import { accountReviewPath, accountReviewsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { accountQueueMessages } from './messages/catalog.ts';
import { useAccountReviewColumns } from './use-account-review-columns.tsx';

/** List of account reviews; which one and its page are in the address. */
export function AccountReviewList() {
  const t = useMessages(accountQueueMessages);
  const columns = useAccountReviewColumns();
  const [query] = useSearchParams();
  const list = accountReviewLists.find((one) => one === query.get('list')) ?? 'open';
  const page = pageFromQuery(query);
  const call = accountReviewCalls.useListAccountReviewsQuery(
    { query: { list, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(call.refetch);
  return (
    <PageList
      call={call}
      columns={columns}
      views={accountReviewLists.map((key) => ({
        key,
        label: t(`list.${key}`),
        to: key === 'open' ? accountReviewsPath : `${accountReviewsPath}?list=${key}`,
        isCurrent: key === list,
      }))}
      label={t('lists')}
      texts={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }}
      show={({ accountReviews, pagination: { total } }) => ({
        rows: accountReviews,
        nameOf: ({ name }) => name,
        pathOf: accountReviewPath,
        caption: t('title'),
        empty: { title: t(`empty.${list}`), text: t('emptyText') },
        count: t('count', { count: total }),
      })}
    />
  );
}
