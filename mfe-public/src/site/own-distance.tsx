import { useSession } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { LatePart } from './late-part.tsx';
import { lazyPart } from './lazy-part.ts';
import css from './own-distance.module.css';

const firstPlace = lazyPart(
  async () => (await import(/* webpackChunkName: "places" */ '@porchlight/listing-ui/places')).FirstPlace,
);

/** How far a home is from the first place of the renter who is signed in; for anybody else nothing is fetched. */
export function OwnDistance({ home }: { readonly home: ListingCard }) {
  const { role } = useSession();
  return role === 'renter' ? (
    <div className={css.line}>
      <LatePart part={firstPlace} props={{ home }} isWanted />
    </div>
  ) : null;
}
