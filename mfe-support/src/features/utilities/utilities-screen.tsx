import { useMessages, usePermission } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { utilitiesPath } from '../../shared/support-paths.ts';
import { incidentKey } from './incidents/incident-screens.ts';
import { OpenIncident } from './incidents/open-incident.tsx';
import { utilitiesMessages } from './messages/catalog.ts';
import { utilityTabs } from './tabs.ts';

/** Renders the utilities as tabs that are kept in the address, or the incident that the address names. */
export function UtilitiesScreen() {
  const [params] = useSearchParams();
  const incident = params.get(incidentKey);
  const mayView = usePermission('showUtilities');
  return (
    <ConsolePage>
      {incident && mayView ? <OpenIncident id={incident} /> : <Utilities tab={params.get('tab')} />}
    </ConsolePage>
  );
}

function Utilities({ tab }: { readonly tab: string | null }) {
  const t = useMessages(utilitiesMessages);
  const current = utilityTabs.find(({ key }) => key === tab) ?? utilityTabs[0];
  const views = utilityTabs.map(({ key, label }, at) => ({
    key,
    label: t(label),
    to: at === 0 ? utilitiesPath : `${utilitiesPath}?tab=${key}`,
    isCurrent: key === current.key,
  }));
  return (
    <>
      <PageHeader title={t('title')} action={current.action && <current.action />} />
      <StaffOnly permission="showUtilities">
        <current.content key={current.key} tabs={{ views, viewsLabel: t('tabs'), link: Link }} />
      </StaffOnly>
    </>
  );
}
