import { useMessages } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { companyFilters } from '@porchlight/contracts/accounts';
import { StaffOnly } from '@porchlight/resource-kit';
import { LinkButton, Notice } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { companySearchPath } from '../../shared/support-paths.ts';
import { CompanyList } from './company-list.tsx';
import { companiesMessages } from './messages/catalog.ts';

/** Renders the companies of the filter in the address; all of them, with a notice, for an unknown filter. */
export function CompaniesScreen() {
  const t = useMessages(companiesMessages);
  const { filter: named } = useParams();
  const filter = companyFilters.find((one) => one === named);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <LinkButton look="primary" icon={IconSearch} link={Link} to={companySearchPath}>
            {t('find')}
          </LinkButton>
        }
      />
      <StaffOnly permission="showCompanies">
        {named !== undefined && filter === undefined && (
          <Notice tone="info" role="status" title={t('unknownFilter')}>
            {t('unknownFilterText')}
          </Notice>
        )}
        <CompanyList filter={filter ?? 'all'} />
      </StaffOnly>
    </ConsolePage>
  );
}
