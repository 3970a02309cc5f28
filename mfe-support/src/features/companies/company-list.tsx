import { useMessages, usePermission } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { companyFilters, type CompanyFilter } from '@porchlight/contracts/accounts';
import { companyCalls } from '../../shared/company-calls.ts';
import { useCompanyColumns } from '../../shared/companies/use-company-columns.tsx';
import { PageList } from '../../shared/lists/page-list.tsx';
import { companiesPath, companyPath } from '../../shared/support-paths.ts';
import { companiesMessages } from './messages/catalog.ts';

/** List of companies; the page is in the address. */
export function CompanyList({ filter }: { readonly filter: CompanyFilter }) {
  const t = useMessages(companiesMessages);
  const columns = useCompanyColumns();
  const mayShow = usePermission('showCompany');
  const page = pageFromQuery(useSearchParams()[0]);
  const call = companyCalls.useListSupportCompaniesQuery(
    { query: { filter, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageList
      call={call}
      columns={columns}
      views={companyFilters.map((key) => ({
        key,
        label: t(`filter.${key}`),
        to: key === 'all' ? companiesPath : `${companiesPath}/${key}`,
        isCurrent: key === filter,
      }))}
      label={t('filters')}
      texts={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }}
      show={({ companies, pagination: { more, total } }) => ({
        rows: companies,
        nameOf: ({ name }) => name,
        pathOf: mayShow ? companyPath : undefined,
        caption: t('title'),
        empty: { title: t(`empty.${filter}`) },
        // The number beyond the limit is the limit and one.
        count: more ? t('countMore', { count: total - 1 }) : t('count', { count: total }),
      })}
    />
  );
}
