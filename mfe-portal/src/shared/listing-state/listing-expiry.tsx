import { useFormat, useMessages, useNow, usePermission } from '@porchlight/client';
import { expiryNoticeDays, type OwnListing } from '@porchlight/contracts/catalog';
import { Badge, Button, VisuallyHidden } from '@porchlight/ui';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import css from './listing-dates.module.css';
import { listingStateMessages } from './messages/catalog.ts';
import { useRefresh } from './use-refresh.ts';

const dayMs = 86_400_000;

interface Props {
  readonly listing: Pick<OwnListing, 'id' | 'title' | 'isLive' | 'status' | 'expiresAt'>;
  /** Called once what is shown is out of date. */
  readonly onRefreshed: () => void;
}

/** When a listing expires, if that is soon, with the button that confirms it; or when it did. */
export function ListingExpiry({ listing, onRefreshed }: Props) {
  const t = useMessages(listingStateMessages);
  const format = useFormat();
  const now = useNow();
  const { status, isLive, expiresAt } = listing;
  if (expiresAt === undefined) return null;
  if (status === 'expired') return <p className={css.note}>{t('expiredOn', { date: format.date(expiresAt) })}</p>;
  const days = Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs));
  if (!isLive || days > expiryNoticeDays.first) return null;
  return (
    <div className={css.expiry}>
      <Badge tone="warn" icon={IconClock}>
        {t('expiresIn', { count: days })}
      </Badge>
      <RefreshButton listing={listing} onRefreshed={onRefreshed} />
    </div>
  );
}

function RefreshButton({ listing: { id, title }, onRefreshed }: Props) {
  const t = useMessages(listingStateMessages);
  const isAllowed = usePermission('modifyPortalListings');
  const { isBusy, refresh } = useRefresh(id);
  if (!isAllowed) return null;
  const press = async () => {
    if (await refresh()) onRefreshed();
  };
  return (
    <Button size="small" isBusy={isBusy} busyText={t('refreshing')} onClick={() => void press()}>
      {t('stillAvailable')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
