import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import {
  CreateButton,
  LoadedPart,
  RecordCreator,
  RecordEditor,
  ResourceListContent,
  StaffOnly,
  type OpenForm,
} from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { useId } from 'react';
import { incidentKey, newIncident, securityIncidents as screens } from './incident-screens.ts';
import { utilitiesMessages } from './messages/catalog.ts';
import { UtilityRuns } from './runs/utility-runs.tsx';
import css from './utilities.module.css';

/** Renders the utilities with the register of security incidents, or the incident that the address names. */
export function UtilitiesScreen() {
  const [params] = useSearchParams();
  const incident = params.get(incidentKey);
  const mayView = usePermission(screens.resource.permissions.view);
  return <ConsolePage>{incident && mayView ? contentOf(incident) : <Utilities />}</ConsolePage>;
}

function contentOf(incident: string) {
  return incident === newIncident ? <NewIncident /> : <Incident key={incident} id={incident} />;
}

function Utilities() {
  const headingId = useId();
  const t = useMessages(utilitiesMessages);
  return (
    <>
      <PageHeader title={t('title')} action={<CreateButton screens={screens} />} />
      <StaffOnly permission={screens.resource.permissions.view}>
        <UtilityRuns />
        <section aria-labelledby={headingId} className={css.section}>
          <h2 id={headingId}>{t('securityIncidents.title')}</h2>
          <p>{t('securityIncidents.description')}</p>
          <ResourceListContent screens={screens} />
        </section>
      </StaffOnly>
    </>
  );
}

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
