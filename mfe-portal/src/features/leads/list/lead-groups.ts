import type { LeadList, LeadsPage, LeadSummary } from '@porchlight/contracts/catalog';
import { waitingSinceOf } from '../../../shared/leads/wait.ts';

/** Leads of a page under one heading. */
export interface LeadGroup {
  /** Absent: without heading. */
  readonly key?: 'waiting' | 'answered';
  /** Number of leads on all pages; absent where it is not known. */
  readonly count?: number;
  readonly leads: readonly LeadSummary[];
}

/** Lists in which no lead waits. */
const isClosed = (list: LeadList) => list === 'spam' || list === 'archived';

/** Groups the leads of a page: those whose renters wait for a reply, then the others. */
export function groupsOf({ leads, counts }: LeadsPage, list: LeadList): readonly LeadGroup[] {
  if (isClosed(list)) return [{ leads }];
  const isCounted = list === 'open' || list === 'waiting';
  const groups: readonly LeadGroup[] = [
    {
      key: 'waiting',
      leads: leads.filter((lead) => waitingSinceOf(lead) !== undefined),
      ...(isCounted ? { count: counts.waiting } : {}),
    },
    {
      key: 'answered',
      leads: leads.filter((lead) => waitingSinceOf(lead) === undefined),
      ...(isCounted ? { count: counts.open - counts.waiting } : {}),
    },
  ];
  return groups.filter((group) => group.leads.length > 0);
}
