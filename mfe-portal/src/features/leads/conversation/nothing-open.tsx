import { useMessages } from '@porchlight/client';
import { Card, EmptyState } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';

/** Stands beside the list while no lead is open, and explains the keys. */
export function NothingOpen() {
  const t = useMessages(leadsMessages);
  return (
    <Card>
      <EmptyState title={t('nothingOpen')}>{t('keys')}</EmptyState>
    </Card>
  );
}
