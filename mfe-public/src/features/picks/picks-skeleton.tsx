import { CardGrid, CardSkeleton } from '@porchlight/listing-ui';

/** Skeleton cards while the favourites load. */
export const PicksSkeleton = () => (
  <div aria-busy="true">
    <CardGrid>
      {[0, 1, 2].map((at) => (
        <li key={at}>
          <CardSkeleton />
        </li>
      ))}
    </CardGrid>
  </div>
);
