import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import type { SupportCompanySummary } from '@porchlight/contracts/accounts';
import { companyPath } from '../support-paths.ts';
import { companyListMessages } from './messages/catalog.ts';

/** Returns the columns of companies in a list or a search. */
export function useCompanyColumns(): readonly Column<SupportCompanySummary>[] {
  const t = useMessages(companyListMessages);
  const format = useFormat();
  const mayShow = usePermission('showCompany');
  return [
    {
      key: 'name',
      title: t('company'),
      render: ({ id, name }) => (mayShow ? <Link to={companyPath(id)}>{name}</Link> : name),
      card: 'title',
    },
    { key: 'city', title: t('city'), render: ({ city }) => city ?? t('noCity'), card: 'fact' },
    { key: 'users', title: t('users'), render: ({ users }) => format.number(users), isNumeric: true },
    {
      key: 'live',
      title: t('live'),
      render: ({ live }) => (live === undefined ? t('unknown') : format.number(live)),
      isNumeric: true,
      card: 'action',
    },
    {
      key: 'membership',
      title: t('membership'),
      render: ({ memberUntil }) => (memberUntil === undefined ? t('noMembership') : format.date(memberUntil)),
      card: 'fact',
    },
  ];
}
