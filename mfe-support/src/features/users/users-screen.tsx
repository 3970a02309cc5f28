import { useMessages } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { supportUserFilters } from '@porchlight/contracts/accounts';
import { LinkButton, Notice } from '@porchlight/ui';
import { userSearchPath } from '../../shared/support-paths.ts';
import { usersMessages } from './messages/catalog.ts';
import { UserList } from './user-list.tsx';

/** Renders the users of the filter in the address; an unknown filter shows all of them. */
export function UsersScreen() {
  const t = useMessages(usersMessages);
  const { filter = 'all' } = useParams();
  const known = supportUserFilters.find((one) => one === filter);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <LinkButton look="primary" link={Link} to={userSearchPath}>
            {t('search')}
          </LinkButton>
        }
      />
      {!known && (
        <Notice tone="info" title={t('unknownFilter', { filter })}>
          {t('unknownFilterText')}
        </Notice>
      )}
      <UserList filter={known ?? 'all'} />
    </ConsolePage>
  );
}
