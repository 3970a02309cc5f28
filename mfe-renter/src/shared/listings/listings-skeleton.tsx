import { CardGrid, CardSkeleton } from '@porchlight/listing-ui';

/** Renders skeleton cards while listings load. */
export const ListingsSkeleton = () => (
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
