import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { supportUserFilters, type SupportUserFilter } from '@porchlight/contracts/accounts';
import { PageList } from '../../shared/lists/page-list.tsx';
import { userPath, usersPath } from '../../shared/support-paths.ts';
import { useUserColumns } from '../../shared/users/use-user-columns.tsx';
import { userCalls } from '../../shared/users/user-calls.ts';
import { usersMessages } from './messages/catalog.ts';

/** List of the users of a filter; its page is in the address. */
export function UserList({ filter }: { readonly filter: SupportUserFilter }) {
  const t = useMessages(usersMessages);
  const columns = useUserColumns();
  const page = pageFromQuery(useSearchParams()[0]);
  const call = userCalls.useListSupportUsersQuery(
    { query: { filter, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageList
      call={call}
      columns={columns}
      views={supportUserFilters.map((key) => ({
        key,
        label: t(`filter.${key}`),
        to: key === 'all' ? usersPath : `${usersPath}/${key}`,
        isCurrent: key === filter,
      }))}
      label={t('lists')}
      texts={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }}
      show={({ users, pagination: { more, total } }) => ({
        rows: users,
        nameOf: ({ name }) => name,
        pathOf: userPath,
        caption: t('title'),
        empty: { title: t(`empty.${filter}`), text: t('emptyText') },
        // The number beyond the limit is the limit and one.
        count: more ? t('countMore', { count: total - 1 }) : t('count', { count: total }),
      })}
    />
  );
}
