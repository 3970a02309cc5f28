import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LinkedListing } from '@porchlight/contracts/catalog';
import { listingPath } from '../../../shared/support-paths.ts';
import { reportedMessages } from '../messages/catalog.ts';
import css from '../reported-listing.module.css';

interface Props<T> {
  readonly listings: readonly T[];
  /** What connects it with the reported listing. */
  readonly factsOf?: (listing: T) => readonly string[];
}
const none = () => [];

/** Listings that have something in common with the reported one; links for readers who may open them. */
export function LinkedListings<T extends LinkedListing>({ listings, factsOf = none }: Props<T>) {
  const t = useMessages(reportedMessages);
  const mayShow = usePermission('showListings');
  return (
    <ul className={css.reports}>
      {listings.map((listing) => (
        <li key={listing.id}>
          {mayShow ? (
            <Link to={listingPath(listing.id)} lang={listing.lang}>
              {listing.title}
            </Link>
          ) : (
            <span lang={listing.lang}>{listing.title}</span>
          )}
          <p className={css.hint}>{[listing.company, t(`state.${listing.status}`), ...factsOf(listing)].join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
