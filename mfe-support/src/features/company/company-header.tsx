import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader, StatusBadge } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { SupportCompany } from '@porchlight/contracts/accounts';
import { LinkButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { companiesPath, mergeListingsPath } from '../../shared/support-paths.ts';
import css from './company.module.css';
import { companyMessages } from './messages/catalog.ts';
import { useLevel } from './use-level.ts';

const minVerifiedLevel = 2;

/** Name of a company with its verification, the acts about it, and the way to the list. */
export function CompanyHeader({ id, company }: { readonly id: string; readonly company: SupportCompany | undefined }) {
  const t = useMessages(companyMessages);
  const format = useFormat();
  return (
    <PageHeader
      title={company ? <Name company={company} /> : t('company')}
      status={company && <Level level={company.verifiedLevel} />}
      description={company && t('joined', { kind: t(`kind.${company.kind}`), date: format.date(company.joinedAt) })}
      action={company && <Acts id={id} />}
      breadcrumbs={[{ to: companiesPath, label: t('companies') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

function Name({ company: { name, logo } }: { readonly company: SupportCompany }) {
  return (
    <span className={css.name}>
      {logo !== undefined && <img src={logo} alt="" width={40} height={40} />}
      {name}
    </span>
  );
}

function Level({ level }: { readonly level: number }) {
  const labelOf = useLevel();
  return <StatusBadge tone={level >= minVerifiedLevel ? 'ok' : 'quiet'}>{labelOf(level)}</StatusBadge>;
}

function Acts({ id }: { readonly id: string }) {
  const t = useMessages(companyMessages);
  const mayModify = usePermission('modifyCompanies');
  const mayMerge = usePermission('mergeListings');
  return (
    <>
      {mayMerge && (
        <LinkButton link={Link} to={mergeListingsPath(id)}>
          {t('mergeListings')}
        </LinkButton>
      )}
      {mayModify && (
        <LinkButton look="primary" icon={IconPencil} link={Link} to={fillPath('/admin/companies/:id/edit', { id })}>
          {t('edit')}
        </LinkButton>
      )}
    </>
  );
}
