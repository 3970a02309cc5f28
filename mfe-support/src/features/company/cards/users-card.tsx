import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DataTable, StatusBadge, type Column, type StatusTone } from '@porchlight/console-ui';
import type { SupportCompanyUser } from '@porchlight/contracts/accounts';
import { companyCalls } from '../../../shared/company-calls.ts';
import css from '../../../shared/company-cards/company-cards.module.css';
import { CardText, RecordCard } from '../../../shared/cards/record-card.tsx';
import { userPath } from '../../../shared/support-paths.ts';
import { companyMessages } from '../messages/catalog.ts';

const tones: Readonly<Record<SupportCompanyUser['state'], StatusTone>> = {
  active: 'ok',
  unclaimed: 'info',
  disabled: 'danger',
  deletion_pending: 'warn',
};

/** Users of a company, each with a link to the record of the user. */
export function UsersCard({ id }: { readonly id: string }) {
  const t = useMessages(companyMessages);
  const query = companyCalls.useListSupportCompanyUsersQuery({ params: { id } });
  const columns = useColumns();
  const { users = [], total = 0 } = query.currentData ?? {};
  const hint = total > users.length ? t('newestUsers', { shown: users.length, total }) : undefined;
  return (
    <RecordCard title={t('users')} hint={hint} query={query}>
      {() =>
        users.length === 0 ? (
          <CardText>{t('noUsers')}</CardText>
        ) : (
          <DataTable rows={users} columns={columns} nameOf={({ name }) => name} texts={{ caption: t('users') }} />
        )
      }
    </RecordCard>
  );
}

function useColumns(): readonly Column<SupportCompanyUser>[] {
  const t = useMessages(companyMessages);
  const format = useFormat();
  return [
    { key: 'name', title: t('userName'), render: (user) => <UserName user={user} />, card: 'title' },
    {
      key: 'lastLogin',
      title: t('lastLogin'),
      render: ({ lastLoginAt }) => (lastLoginAt === undefined ? t('never') : format.date(lastLoginAt)),
      card: 'fact',
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state, isVerified }) => (
        <StatusBadge tone={state === 'active' && !isVerified ? 'warn' : tones[state]}>
          {state === 'active' && !isVerified ? t('unverified') : t(`userState.${state}`)}
        </StatusBadge>
      ),
      card: 'status',
    },
  ];
}

function UserName({ user: { id, name, email } }: { readonly user: SupportCompanyUser }) {
  const mayShow = usePermission('showUser');
  return (
    <span className={css.pair}>
      {mayShow ? <Link to={userPath(id)}>{name}</Link> : name}
      <span className={css.meta}>{email}</span>
    </span>
  );
}
