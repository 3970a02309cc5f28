import { useMessages, usePermission } from '@porchlight/client';
import { companySearchLength, maxFoundCompanies } from '@porchlight/contracts/accounts';
import { Notice } from '@porchlight/ui';
import { companyCalls } from '../../shared/company-calls.ts';
import { useCompanyColumns } from '../../shared/companies/use-company-columns.tsx';
import { RecordSearch } from '../../shared/lists/record-search.tsx';
import { companyPath } from '../../shared/support-paths.ts';
import { companySearchMessages } from './messages/catalog.ts';

/** Search for companies. */
export function CompanySearch() {
  const t = useMessages(companySearchMessages);
  const columns = useCompanyColumns();
  const mayShow = usePermission('showCompany');
  const [search, { currentData, error, isFetching }] = companyCalls.useLazyFindSupportCompaniesQuery();
  const count = currentData?.companies.length ?? 0;
  return (
    <>
      {currentData?.hasPayments === false && !isFetching && (
        <Notice tone="warn" role="status" title={t('noPayments')}>
          {t('noPaymentsText')}
        </Notice>
      )}
      <RecordSearch
        find={async (text) => (await search({ query: { search: text } })).data?.companies}
        found={
          currentData && {
            rows: currentData.companies,
            columns,
            nameOf: ({ name }) => name,
            caption: t('companies'),
            empty: { title: t('none'), text: t('noneText') },
            count: t(count < maxFoundCompanies ? 'found' : 'firstFound', { count }),
          }
        }
        pathOf={mayShow ? companyPath : undefined}
        error={error}
        isFetching={isFetching}
        length={companySearchLength}
        texts={{
          label: t('search'),
          hint: t('hint'),
          button: t('submit'),
          busy: t('loading'),
          tooShort: t('tooShort', { min: companySearchLength.min }),
          failed: t('failed'),
          tryAgain: t('tryAgain'),
        }}
      />
    </>
  );
}
