import { CardGrid, CardSkeleton } from '@porchlight/listing-ui';

/** Stands where cards will be. */
export const Waiting = () => (
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
