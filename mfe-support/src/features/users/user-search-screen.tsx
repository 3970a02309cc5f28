import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { usersPath } from '../../shared/support-paths.ts';
import { Link } from '@porchlight/client/router';
import { usersMessages } from './messages/catalog.ts';
import { UserSearch } from './user-search.tsx';

/** Renders the search for a user. */
export function UserSearchScreen() {
  const t = useMessages(usersMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('searchTitle')}
        description={t('searchDescription')}
        breadcrumbs={[{ to: usersPath, label: t('title') }]}
        breadcrumbsLabel={t('lists')}
        link={Link}
      />
      <StaffOnly permission="showUsers">
        <UserSearch />
      </StaffOnly>
    </ConsolePage>
  );
}
