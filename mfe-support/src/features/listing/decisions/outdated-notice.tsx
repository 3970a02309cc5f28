import { useMessages } from '@porchlight/client';
import { Notice } from '@porchlight/ui';
import { listingMessages } from '../messages/catalog.ts';

/** Reports that a decision was refused because the listing changed or another person decided. */
export function OutdatedNotice() {
  const t = useMessages(listingMessages);
  return (
    <Notice tone="warn" role="alert" title={t('outdated')}>
      {t('outdatedText')}
    </Notice>
  );
}
