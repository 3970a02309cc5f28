import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { ActivityList } from './activity-list.tsx';
import { activitiesMessages } from './messages/catalog.ts';

/** Renders what happened to the landlord's listings in the last 90 days. */
export function ActivitiesScreen() {
  const t = useMessages(activitiesMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <LandlordOnly permission="viewLeads">
        <ActivityList />
      </LandlordOnly>
    </ConsolePage>
  );
}
