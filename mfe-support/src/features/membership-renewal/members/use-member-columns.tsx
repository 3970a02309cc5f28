import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { StatusBadge, type Column } from '@porchlight/console-ui';
import type { RenewalMember } from '@porchlight/contracts/commerce';
import { companyPath } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';

/** A member as a row of the list: its company is its id. */
export type MemberRow = RenewalMember & { readonly id: string };

/** Returns the columns of the members whose membership ends. */
export function useMemberColumns(): readonly Column<MemberRow>[] {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  const mayShow = usePermission('showCompany');
  return [
    {
      key: 'company',
      title: t('company'),
      render: ({ id, companyName = t('unknownCompany') }) =>
        mayShow ? <Link to={companyPath(id)}>{companyName}</Link> : companyName,
      card: 'title',
    },
    { key: 'plan', title: t('plan'), render: ({ planName }) => planName },
    { key: 'province', title: t('provinceShort'), render: ({ province }) => province ?? t('noProvince') },
    { key: 'endsOn', title: t('endsOn'), render: ({ endsOn }) => format.date(endsOn), card: 'fact' },
    {
      key: 'left',
      title: t('left'),
      render: ({ daysLeft }) =>
        daysLeft < 0 ? t('daysSince', { count: -daysLeft }) : t('daysLeft', { count: daysLeft }),
      card: 'fact',
    },
    { key: 'card', title: t('card'), render: ({ hasCard }) => t(hasCard ? 'hasCard' : 'noCard'), card: 'action' },
    { key: 'state', title: t('state'), render: (member) => <MemberState member={member} />, card: 'status' },
  ];
}

function MemberState({ member: { isInProgress, autoRenews } }: { readonly member: RenewalMember }) {
  const t = useMessages(renewalMessages);
  if (isInProgress) return <StatusBadge tone="info">{t('inProgress')}</StatusBadge>;
  return autoRenews ? <StatusBadge tone="ok">{t('autoRenews')}</StatusBadge> : null;
}
