import { useMessages } from '@porchlight/client';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useListingState } from '../../../shared/listing-state/use-listing-state.ts';
import { dashboardMessages } from '../messages/catalog.ts';
import css from './listings.module.css';

/** Badges of a listing: its state, and featured. They are changed on the page of the listings. */
export function ListingState({ listing }: { readonly listing: PortalListing }) {
  const t = useMessages(dashboardMessages);
  const { text, tone } = useListingState(listing);
  return (
    <span className={css.badges}>
      <Badge tone={tone === 'quiet' ? 'neutral' : tone}>{text}</Badge>
      {listing.isFeatured && (
        <Badge tone="porch" icon={IconStarFilled}>
          {t('state.featured')}
        </Badge>
      )}
    </span>
  );
}
