import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import { LoadedPart, RecordCreator, RecordEditor, StaffOnly, type OpenForm } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { utilitiesMessages } from '../messages/catalog.ts';
import { newIncident, securityIncidents as screens } from './incident-screens.ts';

/** The incident that the address names, or the form of a new one. */
export const OpenIncident = ({ id }: { readonly id: string }) =>
  id === newIncident ? <NewIncident /> : <Incident key={id} id={id} />;

function IncidentHeader({ title }: { readonly title: string }) {
  const t = useMessages(utilitiesMessages);
  return (
    <PageHeader
      title={title}
      description={t('securityIncidents.description')}
      breadcrumbs={[{ to: screens.paths.list, label: t('title') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

function NewIncident() {
  const t = useMessages(utilitiesMessages);
  return (
    <StaffOnly permission={screens.resource.permissions.modify}>
      <IncidentHeader title={t('securityIncidents.new')} />
      <RecordCreator screens={screens} />
    </StaffOnly>
  );
}

function Incident({ id }: { readonly id: string }) {
  const t = useMessages(utilitiesMessages);
  return (
    <>
      <IncidentHeader title={t('securityIncidents.edit')} />
      <LoadedPart screens={screens} id={id}>
        {(record) => <RecordEditor key={record.id} screens={screens} record={record} side={ClosedOn} />}
      </LoadedPart>
    </>
  );
}

/** States when the incident was closed, and how long it stays. */
function ClosedOn({ record }: OpenForm) {
  const t = useMessages(utilitiesMessages);
  const format = useFormat();
  const closedAt = record?.['closedAt'];
  return typeof closedAt === 'string' ? (
    <Notice tone="info">{t('closedOn', { date: format.date(closedAt) })}</Notice>
  ) : null;
}
