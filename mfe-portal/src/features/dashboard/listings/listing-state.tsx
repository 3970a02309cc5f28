import { useMessages } from '@porchlight/client';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { dashboardMessages } from '../messages/catalog.ts';
import css from './listings.module.css';

/** Badges of a listing: live or off, and featured. They are changed on the page of the listings. */
export function ListingState({ listing: { status, isLive, isFeatured } }: { readonly listing: PortalListing }) {
  const t = useMessages(dashboardMessages);
  if (status !== 'active') return <Badge tone="warn">{t('state.blocked')}</Badge>;
  return (
    <span className={css.badges}>
      <Badge tone={isLive ? 'ok' : 'neutral'}>{t(isLive ? 'state.live' : 'state.off')}</Badge>
      {isFeatured && (
        <Badge tone="porch" icon={IconStarFilled}>
          {t('state.featured')}
        </Badge>
      )}
    </span>
  );
}
