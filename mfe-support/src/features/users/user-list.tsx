import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useNavigate, useSearchParams } from '@porchlight/client/router';
import { DataTable, ErrorState, FooterBar, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import { supportUserFilters, type SupportUserFilter, type SupportUsersPage } from '@porchlight/contracts/accounts';
import { EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../shared/page-links.tsx';
import { userPath, usersPath } from '../../shared/support-paths.ts';
import { useUserColumns } from '../../shared/users/use-user-columns.tsx';
import { userCalls } from '../../shared/users/user-calls.ts';
import { usersMessages } from './messages/catalog.ts';
import css from './users.module.css';

interface Props {
  readonly filter: SupportUserFilter;
}

/** List of the users of a filter; its page is in the address. */
export function UserList({ filter }: Props) {
  const t = useMessages(usersMessages);
  const page = pageFromQuery(useSearchParams()[0]);
  const { currentData, error, isFetching, refetch } = userCalls.useListSupportUsersQuery(
    { query: { filter, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  const views = supportUserFilters.map((key) => ({
    key,
    label: t(`filter.${key}`),
    to: key === 'all' ? usersPath : `${usersPath}/${key}`,
    isCurrent: key === filter,
  }));
  return (
    <ListCard views={views} viewsLabel={t('lists')} link={Link}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <RowsSkeleton label={t('loading')} />}
      {currentData && !error && <Rows page={currentData} filter={filter} isStale={isFetching} />}
    </ListCard>
  );
}

interface RowsProps extends Props {
  readonly page: SupportUsersPage;
  readonly isStale: boolean;
}

function Rows({ page: { users, pagination }, filter, isStale }: RowsProps) {
  const t = useMessages(usersMessages);
  const navigate = useNavigate();
  const columns = useUserColumns();
  if (users.length === 0)
    return (
      <div role="status" className={css.empty}>
        <EmptyState title={t(`empty.${filter}`)}>{t('emptyText')}</EmptyState>
      </div>
    );
  return (
    <>
      <DataTable
        rows={users}
        columns={columns}
        nameOf={({ name }) => name}
        isStale={isStale}
        texts={{ caption: t('title') }}
        onOpen={({ id }) => navigate(userPath(id))}
      />
      <FooterBar>
        <p role="status">
          {/* The number beyond the limit is the limit and one. */}
          {pagination.more ? t('countMore', { count: pagination.total - 1 }) : t('count', { count: pagination.total })}
        </p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
