import { useMessages, usePermission } from '@porchlight/client';
import { ChangeHistory, callsOf } from '@porchlight/resource-kit';
import { companyResource, type SupportCompany } from '@porchlight/contracts/accounts';
import { RecordCard } from '../../../shared/cards/record-card.tsx';
import { companyMessages } from '../messages/catalog.ts';

const fields = ['name', 'kind', 'legalName', 'city', 'phone', 'email', 'website', 'licenceNumber'] as const;

/** Changes of the facts of a company by staff, for readers who may view companies. */
export function HistoryCard({ company }: { readonly company: SupportCompany }) {
  return usePermission('viewCompanies') && <LoadedHistory company={company} />;
}

function LoadedHistory({ company: { id, version } }: { readonly company: SupportCompany }) {
  const t = useMessages(companyMessages);
  const query = callsOf(companyResource).history.useQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const labelOf = (name: string) => {
    const field = fields.find((one) => one === name);
    return field === undefined ? name : t(`field.${field}`);
  };
  if (query.data)
    return <ChangeHistory title={t('timeline')} changes={query.data.changes} labelOf={labelOf} version={version} />;
  return (
    <RecordCard title={t('timeline')} query={query}>
      {() => undefined}
    </RecordCard>
  );
}
