import { useSession } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { DeferredPart } from '../loading/deferred-part.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import css from './renter-distance.module.css';

const firstPointDistance = lazyPart(
  async () => (await import(/* webpackChunkName: "places" */ '@porchlight/listing-ui/places')).FirstPointDistance,
);

/** Distance from a listing to the logged-in renter's first point of interest; loads nothing for other users. */
export function RenterDistance({ listing }: { readonly listing: ListingCard }) {
  const { role } = useSession();
  return role === 'renter' ? (
    <div className={css.line}>
      <DeferredPart part={firstPointDistance} props={{ listing }} isWanted />
    </div>
  ) : null;
}
