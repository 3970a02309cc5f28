import { useMessages } from '@porchlight/client';
import { NavigationBadge } from '@porchlight/console-ui';
import { portalMessages } from '../../messages/catalog.ts';
import { useNewestLeads } from '../../shared/leads/newest-leads.ts';

/** Renders how many people wait for a reply, beside the link to the leads. */
export function LeadsBadgeScreen() {
  const t = useMessages(portalMessages);
  const count = useNewestLeads().data?.counts.waiting ?? 0;
  return <NavigationBadge count={count} text={t('leadsWaiting', { count })} />;
}
