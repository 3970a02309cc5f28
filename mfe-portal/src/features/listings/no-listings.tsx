import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { deletedListingDays, type PortalListingFilter } from '@porchlight/contracts/catalog';
import { HouseScene } from '@porchlight/listing-ui';
import { EmptyState, LinkButton } from '@porchlight/ui';
import css from './listings.module.css';
import { listingsMessages } from './messages/catalog.ts';
import { NewListingLink } from './new-listing-link.tsx';

/** Why a list is empty, and what comes next: a new listing, or all of them. */
export function NoListings({ filter }: { readonly filter: PortalListingFilter | undefined }) {
  const t = useMessages(listingsMessages);
  const canCreate = usePermission('createPortalListings');
  const showAll = (
    <LinkButton link={Link} to="/portal/listings">
      {t('showAll')}
    </LinkButton>
  );
  return (
    <div role="status" className={css.empty}>
      {filter ? (
        <EmptyState title={t(`empty.${filter}`)} acts={showAll}>
          {t(`emptyText.${filter}`, { days: deletedListingDays })}
        </EmptyState>
      ) : (
        <EmptyState
          picture={
            <div className={css.picture}>
              <HouseScene />
            </div>
          }
          title={t('empty.all')}
          acts={canCreate && <NewListingLink />}
        >
          {t('emptyText.all')}
        </EmptyState>
      )}
    </div>
  );
}
