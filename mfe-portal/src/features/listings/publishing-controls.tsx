import { useMessages, usePermission } from '@porchlight/client';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { Button, Switch, VisuallyHidden } from '@porchlight/ui';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { ListingState } from '../../shared/listing-state/listing-state.tsx';
import type { ListingChange } from './change/listing-change.ts';
import { listingsMessages } from './messages/catalog.ts';

interface ControlProps {
  readonly listing: PortalListing;
  readonly onRequest: (change: ListingChange) => void;
}

/**
 * Switch that asks to turn a listing on or off; it moves once the change is made. Only an active listing has one, for
 * users who may pay for it; another has its status.
 */
export function LiveSwitch({ listing, onRequest }: ControlProps) {
  const t = useMessages(listingsMessages);
  const canPublish = usePermission('createCheckout');
  const { title, status, isLive } = listing;
  if (status !== 'active' || !canPublish) return <ListingState listing={listing} />;
  return (
    <Switch
      label={<VisuallyHidden>{t('liveOf', { title })}</VisuallyHidden>}
      checked={isLive}
      onChange={() => onRequest(isLive ? 'disable' : 'enable')}
    />
  );
}

/** Button that asks to feature a live listing, or to end it. */
export function FeatureButton({ listing: { title, isLive, isFeatured }, onRequest }: ControlProps) {
  const t = useMessages(listingsMessages);
  const canPublish = usePermission('createCheckout');
  if (!isLive || !canPublish) return null;
  return (
    <Button
      size="small"
      look={isFeatured ? 'porch' : 'quiet'}
      icon={isFeatured ? IconStarFilled : IconStar}
      onClick={() => onRequest(isFeatured ? 'unfeature' : 'feature')}
    >
      {t(isFeatured ? 'featured' : 'feature')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
