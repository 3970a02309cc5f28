import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { listingsMessages } from './messages/catalog.ts';
import { PendingList } from './pending-list.tsx';

/** Renders the listings that wait for review, the only filter of the address so far: any other one shows them too. */
export function ListingsScreen() {
  const t = useMessages(listingsMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <PendingList />
    </ConsolePage>
  );
}
