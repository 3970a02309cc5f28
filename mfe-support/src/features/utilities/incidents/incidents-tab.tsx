import { useMessages } from '@porchlight/client';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { utilitiesMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import { securityIncidents } from './incident-screens.ts';

/** Register of security incidents. */
export function IncidentsTab({ tabs }: TabProps) {
  const t = useMessages(utilitiesMessages);
  return (
    <>
      <p>{t('securityIncidents.description')}</p>
      <ResourceListContent screens={securityIncidents} {...tabs} />
    </>
  );
}
export const NewIncidentButton = () => <CreateButton screens={securityIncidents} />;
