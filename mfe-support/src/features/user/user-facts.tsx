import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection, KeyValue, StatusBadge } from '@porchlight/console-ui';
import type { SupportUser } from '@porchlight/contracts/accounts';
import { companyPath } from '../../shared/support-paths.ts';
import { sharedUserMessages } from '../../shared/users/messages/catalog.ts';
import { userMessages } from './messages/catalog.ts';

/** What is known of the account of a user without personal data. */
export function UserFacts({ user }: { readonly user: SupportUser }) {
  const t = useMessages(userMessages);
  const tUser = useMessages(sharedUserMessages);
  const format = useFormat();
  const { id, isVerified, roleNames, company, language, createdAt, lastLoginAt, deletesAt, restriction } = user;
  const verification = (
    <StatusBadge tone={isVerified ? 'ok' : 'quiet'}>{tUser(isVerified ? 'verified' : 'notVerified')}</StatusBadge>
  );
  return (
    <FormSection title={t('account')}>
      <KeyValue
        facts={[
          { key: 'id', label: t('id'), value: id },
          { key: 'verified', label: t('email'), value: verification },
          { key: 'roles', label: tUser('roles'), value: roleNames.join(', ') || tUser('noRoles') },
          ...(company ? [{ key: 'company', label: tUser('company'), value: <Company company={company} /> }] : []),
          { key: 'language', label: t('language'), value: t(`language.${language}`) },
          { key: 'created', label: tUser('joined'), value: format.date(createdAt) },
          { key: 'lastLogin', label: t('lastLogin'), value: lastLoginAt ? format.date(lastLoginAt) : t('never') },
          ...(restriction
            ? [{ key: 'restriction', label: t('restriction'), value: <Restricted by={restriction} /> }]
            : []),
          ...(deletesAt ? [{ key: 'deletes', label: t('deletes'), value: format.date(deletesAt) }] : []),
        ]}
      />
    </FormSection>
  );
}

function Restricted({ by }: { readonly by: NonNullable<SupportUser['restriction']> }) {
  const t = useMessages(userMessages);
  return <StatusBadge tone={by === 'limited' ? 'warn' : 'danger'}>{t(`restriction.${by}`)}</StatusBadge>;
}

function Company({ company: { id, name } }: { readonly company: NonNullable<SupportUser['company']> }) {
  const mayShow = usePermission('showCompany');
  return mayShow ? <Link to={companyPath(id)}>{name}</Link> : name;
}
