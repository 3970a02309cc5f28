import { useMessages, type ApiError } from '@porchlight/client';
import type { PermissionUse } from '@porchlight/contracts/accounts';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { peopleMessages } from '../messages/catalog.ts';
import { userCalls } from '../users/user-calls.ts';
import { groupOf, permissionGroups } from '../roles/permission-groups.ts';
import { useFoundPermissions } from '../roles/use-found-permissions.ts';
import css from '../roles/roles.module.css';

/** All permissions in groups, with the roles that give each and the calls that need it. */
export function PermissionList() {
  const t = useMessages(peopleMessages);
  const { data, error, refetch } = userCalls.listPermissionUses.useQuery();
  const [search, setSearch] = useState('');
  const uses = data?.permissions ?? [];
  const found = new Set(
    useFoundPermissions(
      uses.map(({ permission }) => permission),
      search,
    ),
  );
  if (error)
    return (
      <ErrorState
        title={t('permissionsFailed')}
        message={(error as ApiError).message}
        retryText={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton label={t('loading')} />;
  return (
    <div className={css.list}>
      <div className={css.tools}>
        <TextInput label={t('findPermission')} value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      {found.size === 0 && <p>{t('noPermission')}</p>}
      {permissionGroups.map((group) => {
        const shown = uses.filter(({ permission }) => found.has(permission) && groupOf(permission) === group);
        return (
          shown.length > 0 && (
            <details key={group} open={search !== ''}>
              <summary>
                <h3>{t('groupOf', { group: t(group), count: shown.length })}</h3>
              </summary>
              <ul className={css.uses}>
                {shown.map((use) => (
                  <Use key={use.permission} use={use} />
                ))}
              </ul>
            </details>
          )
        );
      })}
    </div>
  );
}

function Use({ use: { permission, roles, calls } }: { readonly use: PermissionUse }) {
  const t = useMessages(peopleMessages);
  return (
    <li>
      <strong>{t(`roles.permissions.${permission}`)}</strong> <code>{permission}</code>
      <p>{roles.length > 0 ? t('permissionRoles', { roles: roles.join(', ') }) : t('noRole')}</p>
      {calls.length === 0 ? (
        <p>{t('noCall')}</p>
      ) : (
        <details>
          <summary>{t('calls', { count: calls.length })}</summary>
          <ul>
            {calls.map((call) => (
              <li key={call}>
                <code>{call}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
