import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormLayout, FormSection, KeyValue } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import { LoadedRecord, RecordFacts, RecordHistory, type AnyRecord } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { companiesCalls } from './companies-calls.ts';
import { CompanyLogo } from './company-logo.tsx';
import { companies } from './company-screens.ts';
import { companiesMessages } from './messages/catalog.ts';

/** Screen of one company: its fields, its landlords and homes in numbers, and its history. */
export function CompanyDetail() {
  const t = useMessages(companiesMessages);
  const canModify = usePermission('modifyCompanies');
  return (
    <LoadedRecord
      screens={companies}
      action={({ id, deletedAt }) =>
        canModify && !deletedAt ? (
          <LinkButton look="primary" icon={IconPencil} link={Link} to={fillPath('/admin/companies/:id/edit', { id })}>
            {t('companies.edit')}
          </LinkButton>
        ) : undefined
      }
    >
      {(record) => (
        <FormLayout side={<RecordHistory screens={companies} record={record} />}>
          <RecordFacts screens={companies} record={record} />
          {canModify && !record.deletedAt && <CompanyLogo record={record} />}
          <Usage record={record} />
        </FormLayout>
      )}
    </LoadedRecord>
  );
}

function Usage({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(companiesMessages);
  const level = record['verifiedLevel'] as '0' | '1' | '2' | '3';
  return (
    <FormSection title={t('usage')}>
      <KeyValue
        facts={[
          { key: 'level', label: t('companies.verifiedLevel'), value: t(`companies.verifiedLevel.${level}`) },
          { key: 'landlords', label: t('companies.landlords'), value: String(record['landlords']) },
          { key: 'listings', label: t('listings'), value: <Listings companyId={record.id} /> },
        ]}
      />
    </FormSection>
  );
}

/** Numbers of homes, which catalog counts: without it the rest of the page stays. */
function Listings({ companyId }: { readonly companyId: string }) {
  const t = useMessages(companiesMessages);
  const { data, isError } = companiesCalls.useCountCompanyListingsQuery(
    { params: { companyId } },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return t('unavailable');
  return data ? t('listingCounts', { listings: data.listings, live: data.live }) : t('loading');
}
