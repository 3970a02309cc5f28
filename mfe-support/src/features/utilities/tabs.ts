import type { ComponentType } from 'react';
import { FailedJobsTab } from './failed-jobs/failed-jobs-tab.tsx';
import { incidentsTab } from './incidents/incident-screens.ts';
import { IncidentsTab, NewIncidentButton } from './incidents/incidents-tab.tsx';
import { LinkTab } from './link/link-tab.tsx';
import { MailTab } from './mail/mail-tab.tsx';
import { ModulesTab } from './modules/modules-tab.tsx';
import type { en } from './messages/en.ts';
import { UtilityRuns } from './runs/utility-runs.tsx';
import type { TabProps } from './tab-props.ts';

/** Tab of the utilities. */
export interface UtilityTab {
  /** Value of `?tab=`. */
  readonly key: string;
  readonly label: keyof typeof en;
  readonly content: ComponentType<TabProps>;
  /** Primary action of the page. */
  readonly action?: ComponentType;
}

/** Tabs of the utilities in their order. The first one is shown without `?tab=`. */
export const utilityTabs: readonly [UtilityTab, ...UtilityTab[]] = [
  { key: 'tasks', label: 'runs', content: UtilityRuns },
  { key: 'failed-jobs', label: 'failedJobs', content: FailedJobsTab },
  { key: 'mail', label: 'mail', content: MailTab },
  { key: 'links', label: 'link', content: LinkTab },
  { key: 'modules', label: 'modules', content: ModulesTab },
  { key: incidentsTab, label: 'securityIncidents.title', content: IncidentsTab, action: NewIncidentButton },
];
