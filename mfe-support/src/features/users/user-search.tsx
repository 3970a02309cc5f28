import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { maxFoundUsers, searchedUserLength } from '@porchlight/contracts/accounts';
import { LinkButton } from '@porchlight/ui';
import { RecordSearch } from '../../shared/lists/record-search.tsx';
import { userPath, usersPath } from '../../shared/support-paths.ts';
import { useUserColumns } from '../../shared/users/use-user-columns.tsx';
import { userCalls } from '../../shared/users/user-calls.ts';
import { usersMessages } from './messages/catalog.ts';

/** Search for users. */
export function UserSearch() {
  const t = useMessages(usersMessages);
  const columns = useUserColumns();
  const [search, { currentData, error, isFetching }] = userCalls.useLazySearchSupportUsersQuery();
  return (
    <RecordSearch
      find={async (text) => (await search({ query: { search: text } })).data?.users}
      found={
        currentData && {
          rows: currentData.users,
          columns,
          nameOf: ({ name }) => name,
          caption: t('title'),
          empty: {
            title: t('noMatch'),
            text: t('noMatchText'),
            acts: (
              <LinkButton link={Link} to={usersPath}>
                {t('allUsers')}
              </LinkButton>
            ),
          },
          count: currentData.isMore
            ? t('foundMore', { count: maxFoundUsers })
            : t('found', { count: currentData.users.length }),
        }
      }
      pathOf={userPath}
      error={error}
      isFetching={isFetching}
      length={searchedUserLength}
      texts={{
        label: t('searchLabel'),
        hint: t('searchHint'),
        button: t('searchButton'),
        busy: t('searching'),
        tooShort: t('tooShort', { min: searchedUserLength.min }),
        failed: t('searchFailed'),
        tryAgain: t('tryAgain'),
      }}
    />
  );
}
