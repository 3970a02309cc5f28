import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { companiesPath } from '../../shared/support-paths.ts';
import { CompanySearch } from './company-search.tsx';
import { companySearchMessages } from './messages/catalog.ts';

/** Renders the search of companies by what a caller can name. */
export function CompanySearchScreen() {
  const t = useMessages(companySearchMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: companiesPath, label: t('companies') }]}
        breadcrumbsLabel={t('path')}
        link={Link}
      />
      <StaffOnly permission="showCompanies">
        <CompanySearch />
      </StaffOnly>
    </ConsolePage>
  );
}
