import { securityIncidentResource } from '@porchlight/contracts/accounts';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { utilitiesPath } from '../../../shared/support-paths.ts';
import { FoundAt } from './found-at.tsx';
import { utilitiesMessages } from '../messages/catalog.ts';

/** Key of the address that names the incident that is open; `newIncident` opens the form of a new one. */
export const incidentKey = 'incident';
/** Value of the key for the form of a new incident. */
export const newIncident = 'new';

/** Key of the tab of the register. */
export const incidentsTab = 'incidents';

/** Screens of the register of security incidents: all at the address of the utilities. */
export const securityIncidents: ResourceScreens = {
  resource: securityIncidentResource,
  messages: utilitiesMessages,
  name: 'summary',
  paths: {
    list: `${utilitiesPath}?tab=${incidentsTab}`,
    create: `${utilitiesPath}?${incidentKey}=${newIncident}`,
    edit: `${utilitiesPath}?${incidentKey}=:id`,
  },
  cells: { foundAt: FoundAt },
};
