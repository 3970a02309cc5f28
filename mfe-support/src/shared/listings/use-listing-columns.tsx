import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { StatusBadge, type Column } from '@porchlight/console-ui';
import type { SupportListing } from '@porchlight/contracts/catalog';
import { Age } from '../age.tsx';
import { ListingCell } from '../listing-cell/listing-cell.tsx';
import { ListingState } from '../listing-state/listing-state.tsx';
import { RiskBadge } from '../risk-badge.tsx';
import { companyPath, listingPath, userPath } from '../support-paths.ts';
import css from './listings.module.css';
import { listingListMessages } from './messages/catalog.ts';

/** Column of the age of listings, since they were listed or confirmed. */
type AgeColumn = 'listed' | 'confirmed';

/** Returns the columns of listings in a list or a search. */
export function useListingColumns(age: AgeColumn = 'listed'): readonly Column<SupportListing>[] {
  const t = useMessages(listingListMessages);
  return [
    {
      key: 'listing',
      title: t('listing'),
      render: (listing) => <ListingCell listing={listing} to={listingPath(listing.id)} />,
      card: 'title',
    },
    { key: 'landlord', title: t('landlord'), render: (listing) => <Owner listing={listing} />, card: 'fact' },
    {
      key: 'state',
      title: t('state'),
      render: (listing) => (
        <span className={css.badges}>
          <ListingState listing={listing} />
          {listing.isFeatured && <StatusBadge tone="info">{t('featured')}</StatusBadge>}
        </span>
      ),
      card: 'status',
    },
    {
      key: 'age',
      title: t(age),
      render: ({ listedAt, confirmedAt }) => <Age since={age === 'listed' ? listedAt : confirmedAt} />,
      card: 'fact',
    },
    {
      key: 'risk',
      title: t('risk'),
      render: ({ risk }) => (risk === undefined ? t('noRisk') : <RiskBadge risk={risk} />),
      // A card has its two facts without it.
      card: ({ risk }) => (risk === undefined ? 'fact' : 'status'),
    },
  ];
}

/** Company and landlord of a listing, with links for readers who may open their records. */
function Owner({ listing: { companyId, company, landlord } }: { readonly listing: SupportListing }) {
  const t = useMessages(listingListMessages);
  const mayShowUser = usePermission('showUser');
  const mayShowCompany = usePermission('showCompany');
  const { id, name } = landlord;
  return (
    <span className={css.owner}>
      <span>{mayShowCompany ? <Link to={companyPath(companyId)}>{company}</Link> : company}</span>
      <span>{mayShowUser && name !== undefined ? <Link to={userPath(id)}>{name}</Link> : (name ?? t('noName'))}</span>
    </span>
  );
}
