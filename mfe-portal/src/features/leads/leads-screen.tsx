import { useMessages, usePermission } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { Inbox } from './inbox.tsx';
import { leadsMessages } from './messages/catalog.ts';

/** Renders the leads of a landlord: the list, and beside it the lead in the address. */
export function LeadsScreen() {
  const t = useMessages(leadsMessages);
  const isAllowed = usePermission('viewLeads');
  return (
    <ConsolePage>
      {!isAllowed && <PageHeader title={t('title')} />}
      <LandlordOnly permission="viewLeads">
        <Inbox />
      </LandlordOnly>
    </ConsolePage>
  );
}
